import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { choicesOf, readWord } from './words.ts';

type Import = DeskAnswer<typeof deskRoutes.imports>['imports'][number];
type ImportRow = DeskAnswer<typeof deskRoutes.importRows>['rows'][number];
type Feed = NonNullable<DeskAnswer<typeof deskRoutes.stockHealth>['feed']>;
type Search = NonNullable<DeskAnswer<typeof deskRoutes.stockHealth>['search']>;
type ContentProblem = DeskAnswer<typeof deskRoutes.stockHealth>['content'][number];
type Flag = DeskAnswer<typeof deskRoutes.carFlags>['flags'][number];

const states = {
  running: 'Running',
  applied: 'Applied',
  refused: 'Refused; nothing was changed',
  stopped: 'Stopped; nothing was changed',
};

const outcomes = {
  reject: 'Refused',
  review: 'To be reviewed',
  skip: 'Left out',
  merge: 'Merged',
  accept: 'Taken, with warnings',
} as const;

/** The outcome of an address; null for all. */
export const readOutcomeOfRow = (text: string | null): ImportRow['outcome'] | null =>
  readWord(outcomes, text);

/** Every outcome of a row as a choice. */
export const rowOutcomes: readonly ChoiceView[] = choicesOf(outcomes);

/** The columns of an import after its time: feed, state, counts. */
export const importCells = ({ feed, dealer, state, refused, counts }: Import): readonly string[] => [
  [feed, dealer].filter(Boolean).join(', '),
  [states[state], refused].filter(Boolean).join('\n'),
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count.toLocaleString('en-AU')}`)
    .join(', '),
];

/** The columns of a row after its number: stock number, outcome, the reason and its warnings. */
export const rowCells = ({ stocknum, outcome, reason, warnings }: ImportRow): readonly string[] => [
  stocknum ?? '',
  outcomes[outcome],
  [
    reason,
    ...warnings.map(({ code, field, raw }) =>
      [field === null ? code : `${field}: ${code}`, raw !== null && `(“${raw}”)`].filter(Boolean).join(' '),
    ),
  ]
    .filter(Boolean)
    .join('\n'),
];

/** Whether the feed of the stock works, in words. */
export function feedText({ last_success_at, failures, stale, reason }: Feed, timeZone: string): string {
  const last =
    last_success_at === null
      ? 'It was never read.'
      : `It was last read on ${momentText(last_success_at, timeZone)}.`;
  if (failures === 0) return last;
  const failed = failures === 1 ? 'One attempt has failed' : `${failures} attempts have failed`;
  return [`${stale ? 'The stock may be out of date. ' : ''}${last} ${failed} since.`, reason]
    .filter(Boolean)
    .join('\n');
}

/** Whether the search finds what is in the stock, in words. */
export function searchText({ compared_at, differing }: Search, timeZone: string): string {
  if (compared_at === null) return 'It is compared with the stock for the first time tonight.';
  const when = `when it was compared on ${momentText(compared_at, timeZone)}`;
  if (differing === 0) return `It had every car as it is in the stock ${when}.`;
  return `${differing === 1 ? '1 car was' : `${differing.toLocaleString('en-AU')} cars were`} not as in the stock ${when}.`;
}

/** A broken file of content: where, what, why and how to mend it, a line each. */
export const contentText = ({ file, what, why, fix }: ContentProblem): string =>
  [file, what, why, fix].join('\n');

/** When an import ran. */
export const importTime = ({ started_at }: Pick<Import, 'started_at'>, timeZone: string): string =>
  momentText(started_at, timeZone);

const levels = {
  car: 'the car',
  dealer: 'the dealership',
  platform: 'the default',
  state: 'what the car is now',
};

/** The columns of a flag after its label: value, who decided, why, and what each level says. */
export const flagCells = ({ value, decided_by, reason, levels: said }: Flag): readonly string[] => [
  value ? 'Yes' : 'No',
  `By ${levels[decided_by]}`,
  reason,
  said
    .flatMap(({ level, value: set }) => (set === null ? [] : `${levels[level]}: ${set ? 'yes' : 'no'}`))
    .join('\n'),
];
