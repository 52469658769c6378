import type { CardTag } from '@forecourt/tags';
import { stockStatus } from '@forecourt/vehicle';
import { Tag } from '@forecourt/primitives';
import type { CardCar } from './cardCar.ts';

type StatusCar = Pick<CardCar, 'status' | 'reserved' | 'item_type'>;

/**
 * What limits a shopper, in a word or two: sold, not available, coming soon, reserved. It stands beside the one tag, which
 * may speak of something else; what the tag says already is not said twice.
 */
export function VehicleStatus({ car, tag }: { car: StatusCar; tag: CardTag | null }) {
  const unsaid = stockStatus(car).filter(({ kind }) => kind !== tag?.kind);
  if (unsaid.length === 0) return null;
  return (
    <p className="vehicle-status">
      {unsaid.map(({ kind, text }) => (
        <Tag key={kind} tone={kind === 'reserved' ? 'warning' : 'surface'}>
          {text}
        </Tag>
      ))}
    </p>
  );
}

/** The same as the description of a card's link, for who hears the link and not what stands beside it; undefined for nothing. */
export function statusDescription(car: StatusCar): string | undefined {
  return (
    stockStatus(car)
      .map(({ text }) => text)
      .join(', ') || undefined
  );
}
