import type { PurchaseQuote } from '@forecourt/platform-client';
import { centsText, totalLabel } from '@forecourt/pricing';

export interface PriceLinesProps {
  lines: PurchaseQuote['lines'];
  /** Cents. */
  total: number;
  /** What the price of the vehicle includes. A sum without government charges is not called the total price. */
  suffix: string;
  /** What belongs to the figures; null for nothing. */
  note?: string | null;
}

/** What a purchase costs, line by line, and the total. */
export function PriceLines({ lines, total, suffix, note = null }: PriceLinesProps) {
  return (
    <>
      <dl className="grid gap-2">
        {lines.map(({ label, cents }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{cents === 0 ? 'Free' : centsText(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2">
          <dt className="font-bold">{totalLabel(suffix)}</dt>
          <dd className="price text-right text-lead">{centsText(total)}</dd>
        </div>
      </dl>
      {note !== null && <p className="text-note wrap-anywhere text-ink-2">{note}</p>}
    </>
  );
}
