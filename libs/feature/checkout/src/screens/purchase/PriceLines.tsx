import type { PurchaseQuote } from '@forecourt/platform-client';
import { centsText } from '@forecourt/pricing';

/** What a purchase costs, line by line, and the total. */
export function PriceLines({ lines, total }: { lines: PurchaseQuote['lines']; total: number }) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-semibold">{cents === 0 ? 'Free' : centsText(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2">
        <dt className="font-bold">Total price</dt>
        <dd className="price text-right text-lead">{centsText(total)}</dd>
      </div>
    </dl>
  );
}
