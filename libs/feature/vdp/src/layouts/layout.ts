import type { VehicleMediaContent } from '@forecourt/media';
import type { Autogauge } from '@forecourt/platform-client';
import type { VehicleBlockProps } from '../slots.ts';

/** What a layout of the vehicle page arranges. */
export interface LayoutProps extends VehicleBlockProps {
  /** What can be shown of the vehicle. */
  media: VehicleMediaContent;
  crumbs: readonly { name: string; href?: string }[];
  /** Where the price lies in the market. */
  figures: Autogauge | null;
  /** The absolute URL of the page, for sharing. */
  url?: string;
}
