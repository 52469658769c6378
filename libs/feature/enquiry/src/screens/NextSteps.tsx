/** What happens after an enquiry, in the dealer's words. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-4 grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-note font-semibold text-on-brand-soft"
          >
            {index + 1}
          </span>
          <span className="pt-1">{step}</span>
        </li>
      ))}
    </ol>
  );
}
