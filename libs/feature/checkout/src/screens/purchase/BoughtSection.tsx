import type { ShoppersHold } from '@forecourt/platform-client';
import { PriceLines } from './PriceLines.tsx';

/** What was chosen in a purchase, on the page that everybody may see who uses the device. */
export function BoughtSection({ purchase }: { purchase: NonNullable<ShoppersHold['purchase']> }) {
  return (
    <section aria-label="Your purchase" className="rounded-card border border-line p-5">
      <h2 className="text-h3">Your purchase</h2>
      <div className="mt-3">
        <PriceLines lines={purchase.lines} total={purchase.total_cents} suffix={purchase.suffix} />
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {purchase.rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-note text-ink-2">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {purchase.notes.map((note) => (
        <p key={note} className="mt-3 text-print wrap-anywhere text-ink-3">
          {note}
        </p>
      ))}
    </section>
  );
}
