import { centsText } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { PurchasePage, StepView } from '../../logic/purchase/purchase-page.ts';
import { PriceLines } from './PriceLines.tsx';

export interface PurchaseAsideProps {
  car: NonNullable<PurchasePage['car']>;
  view: StepView | null;
  depositCents: number;
}

/** The vehicle, and what the purchase costs so far. */
export function PurchaseAside({ car, view, depositCents }: PurchaseAsideProps) {
  return (
    <aside aria-label="Your purchase" className="grid gap-4 rounded-card bg-sunken p-5 md:p-6">
      <div>
        <p className="text-note text-ink-2">The vehicle</p>
        <Link href={paths.vehicle(car.slug)} className="text-body font-bold hover:underline">
          {car.name}
        </Link>
      </div>
      {view && (
        <>
          <PriceLines lines={view.quote.lines} total={view.quote.total_cents} suffix={view.quote.suffix} />
          <p className="text-note text-ink-2">
            Today you pay {centsText(depositCents)}, which comes off the total.
          </p>
        </>
      )}
    </aside>
  );
}
