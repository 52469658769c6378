import type { PurchaseQuote } from '@forecourt/platform-client';

/** The estimated repayment of the vehicle, with its rates, example and warning. */
export function LoanBox({ loan: { rows, example, warning } }: { loan: NonNullable<PurchaseQuote['loan']> }) {
  return (
    <section aria-label="Finance estimate" className="rounded-card border border-line p-5">
      <h3 className="text-body font-bold">With finance, estimated</h3>
      <p className="mt-1 text-note text-ink-2">For the vehicle alone, without delivery and extras.</p>
      <dl className="mt-3 grid gap-1.5 text-note">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-print text-ink-3">{example}</p>
      <p className="mt-2 text-print text-ink-3">{warning}</p>
    </section>
  );
}
