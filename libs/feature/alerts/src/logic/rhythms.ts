import type { Rhythm } from './page.ts';

/** How often e-mails come, as a shopper chooses it. */
export const RHYTHMS: readonly { value: Rhythm; label: string }[] = [
  { value: 'daily', label: 'One email a day' },
  { value: 'at-once', label: 'As soon as there’s news, but not at night' },
];

/** What a rhythm is called. */
export const rhythmText = (rhythm: Rhythm): string =>
  RHYTHMS.find(({ value }) => value === rhythm)?.label ?? '';
