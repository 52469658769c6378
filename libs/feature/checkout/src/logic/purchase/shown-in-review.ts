import type { StepView } from './purchase-page.ts';

/**
 * Everything that the last step shows, one text `label: value` each. Its form posts them, so that a choice that another tab has changed meanwhile
 * is never ordered unseen.
 */
export function shownInReview({
  quote,
  choices,
  shopper,
}: Pick<StepView, 'quote' | 'choices' | 'shopper'>): string[] {
  const { name, last_name: lastName, email, phone } = shopper;
  const loan = choices.pay === 'finance' ? (quote.loan?.rows ?? []) : [];
  const texts = [
    ...quote.lines.map(({ label, cents }) => ({ label, text: String(cents) })),
    ...[...quote.rows, ...loan],
    { label: 'Your details', text: `${name} ${lastName}, ${email}, ${phone}` },
    // A form sends its line breaks in another way than they were kept.
  ].map(({ label, text }) => `${label}: ${text}`.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(texts)];
}

/** The labels of what is not as it was shown, each once: changed, new or gone. */
export function changedInReview(shown: readonly string[], now: readonly string[]): string[] {
  const changed = [
    ...now.filter((text) => !shown.includes(text)),
    ...shown.filter((text) => !now.includes(text)),
  ];
  return [...new Set(changed.map((text) => text.split(': ', 1)[0] ?? text))];
}
