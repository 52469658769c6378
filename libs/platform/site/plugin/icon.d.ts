import type { ComponentType, SVGProps } from 'react';

/** Makes an icon component from lucide-react's drawing of it; takes the place of lucide-react's own maker in a built site. */
export default function createIcon(drawing: {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}): ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
