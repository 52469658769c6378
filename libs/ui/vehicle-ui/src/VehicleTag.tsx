import { Tag } from '@forecourt/primitives';
import type { CardTag } from '@forecourt/tags';
import { CircleCheck, Leaf, Zap } from 'lucide-react';
import type { ComponentProps } from 'react';

const looks: Record<CardTag['kind'], { tone: ComponentProps<typeof Tag>['tone']; Icon?: typeof Leaf }> = {
  sold: { tone: 'ink' },
  electric: { tone: 'success', Icon: Zap },
  hybrid: { tone: 'success', Icon: Leaf },
  reserved: { tone: 'warning' },
  certified: { tone: 'outline', Icon: CircleCheck },
  custom: { tone: 'accent' },
  'coming-soon': { tone: 'surface' },
  'new-arrival': { tone: 'brand' },
};

/** The tag of a vehicle, styled by its kind. `cardTag` selects the tag. */
export function VehicleTag({ tag }: { tag: CardTag }) {
  const { tone, Icon } = looks[tag.kind];
  return (
    <Tag tone={tone} icon={Icon && <Icon aria-hidden size={14} strokeWidth={1.75} />}>
      {tag.text}
    </Tag>
  );
}
