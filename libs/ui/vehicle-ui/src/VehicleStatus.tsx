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

/** The same for who hears the link of a card and not what stands beside it. */
export function SpokenStatus({ car }: { car: StatusCar }) {
  const words = stockStatus(car).map(({ text }) => text.toLowerCase());
  return words.length > 0 && <span className="sr-only">, {words.join(', ')}</span>;
}
