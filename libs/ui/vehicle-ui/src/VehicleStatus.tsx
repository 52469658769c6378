import type { CardTag } from '@forecourt/tags';
import { stockStatus } from '@forecourt/vehicle';
import { Tag } from '@forecourt/primitives';
import type { CardCar } from './cardCar.ts';

type StatusCar = Pick<CardCar, 'status' | 'reserved' | 'item_type'>;

/**
 * The availability status of a vehicle: sold, not available, coming soon, reserved. It is shown beside the tag, which
 * may have another topic, and left out where the tag says the same.
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

/** The status as text, for the accessible description of a card's link; undefined for none. */
export function statusDescription(car: StatusCar): string | undefined {
  return (
    stockStatus(car)
      .map(({ text }) => text)
      .join(', ') || undefined
  );
}
