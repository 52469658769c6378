import type { CheckoutPage } from '../logic/page.ts';
import { PriceLines } from './purchase/PriceLines.tsx';

export interface OnRoadTotalProps {
  car: Pick<CheckoutPage['car'], 'name' | 'price_suffix'>;
  /** Dollars. */
  price: number;
  onRoad: NonNullable<CheckoutPage['car']['on_road']>;
}

/** What a vehicle costs on the road, where its price has no government charges. */
export function OnRoadTotal({ car, price, onRoad: { lines, suffix, note } }: OnRoadTotalProps) {
  const ofCar = { label: `${car.name}, ${car.price_suffix}`, cents: Math.round(price * 100) };
  const all = [ofCar, ...lines];
  return (
    <section aria-label="Estimated total price" className="grid gap-3 rounded-card border border-line p-5">
      <PriceLines
        lines={all}
        total={all.reduce((sum, { cents }) => sum + cents, 0)}
        suffix={suffix}
        note={note}
      />
    </section>
  );
}
