import type { LeadStatus } from '@forecourt/desk-client';
import type { ChoiceView, StatusView } from '@forecourt/desk-ui';
import { choicesOf, readWord } from './words.ts';

/** Every status, in the order of work. */
export const STATUSES = [
  'new',
  'open',
  'waiting',
  'won',
  'lost',
  'spam',
] as const satisfies readonly LeadStatus[];

const words: Record<LeadStatus, StatusView> = {
  new: { text: 'New', tone: 'warning' },
  open: { text: 'Open', tone: 'outline' },
  waiting: { text: 'Waiting for the shopper', tone: 'outline' },
  won: { text: 'Won', tone: 'success' },
  lost: { text: 'Lost', tone: 'outline' },
  spam: { text: 'Spam', tone: 'outline' },
};

/** A status in words. */
export const statusView = (status: LeadStatus): StatusView => words[status];

/** The status of a text; null for another one. */
export function readStatus(text: string): LeadStatus | null {
  return STATUSES.find((status) => status === text) ?? null;
}

/** Every status as a choice. */
export const statusChoices: readonly ChoiceView[] = STATUSES.map((value) => ({
  value,
  text: words[value].text,
}));

const calls = {
  reached: 'Reached',
  'no-answer': 'No answer',
  voicemail: 'Left a voicemail',
  'wrong-number': 'Wrong number',
} as const;

/** What may come of a call. */
export type CallOutcome = keyof typeof calls;

/** The outcome of a text; `reached` for another one. */
export const readOutcome = (text: string): CallOutcome => readWord(calls, text) ?? 'reached';

/** Every outcome of a call as a choice. */
export const outcomeChoices: readonly ChoiceView[] = choicesOf(calls);

/** The outcome of a call in words. */
export function outcomeText(outcome: string): string {
  const known = readWord(calls, outcome);
  return known === null ? outcome : calls[known];
}

/** A status of the stock in words. @example stockStatusText('in_stock') // 'In stock' */
export const stockStatusText = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
