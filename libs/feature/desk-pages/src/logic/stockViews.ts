import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView, FactView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { choicesOf, readWord } from './words.ts';

type Import = DeskAnswer<typeof deskRoutes.imports>['imports'][number];
type ImportRow = DeskAnswer<typeof deskRoutes.importRows>['rows'][number];
type Feed = NonNullable<DeskAnswer<typeof deskRoutes.stockHealth>['feed']>;
type Search = NonNullable<DeskAnswer<typeof deskRoutes.stockHealth>['search']>;
type Index = NonNullable<DeskAnswer<typeof deskRoutes.searchIndex>['index']>;
type Compared = DeskAnswer<typeof deskRoutes.compareSearch>;
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

/** What an import counts, in words: what became of the rows of its feed, and of the cars of the stock. */
const counted = {
  Rows: {
    rows: 'read',
    accepted: 'taken',
    merged: 'merged',
    skipped: 'left out',
    review: 'to be reviewed',
    rejected: 'refused',
  },
  Cars: { added: 'added', changed: 'changed', removed: 'removed', unchanged: 'unchanged' },
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
  Object.entries(counted)
    .map(([what, words]) => [what, countsText(counts, words)])
    .filter(([, text]) => text !== '')
    .map(([what, text]) => `${what}: ${text}`)
    .join('\n'),
];

function countsText(counts: Import['counts'], words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([name, word]) => [counts[name] ?? 0, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-AU')} ${word}`)
    .join(', ');
}

/** The columns of a row after its number: stock number, outcome, the reason and its warnings. */
export const rowCells = ({ stocknum, outcome, reason, warnings }: ImportRow): readonly string[] => [
  stocknum ?? '',
  outcomes[outcome],
  [
    reason,
    // The reason of a row is the text of one of its warnings.
    ...warnings
      .filter(({ text, raw }) => text !== reason || raw !== null)
      .map(({ text, field, raw }) =>
        [field === null ? text : `${field}: ${text}`, raw !== null && `(“${raw}”)`].filter(Boolean).join(' '),
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
  if (differing === 0) return `No differences were found ${when}.`;
  return `${differing === 1 ? '1 car' : `${differing.toLocaleString('en-AU')} cars`} differed from the stock ${when}.`;
}

/** What the search has now, in words. */
export function indexText(
  { answers, ready, indexed, listed, waiting, waiting_since }: Index,
  timeZone: string,
): string {
  const since = waiting_since === null ? '' : `, the first since ${momentText(waiting_since, timeZone)}`;
  const waits =
    waiting === 0
      ? ''
      : `${carsText(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be brought to it${since}.`;
  const state = !answers
    ? 'It does not answer. Search pages say so to shoppers, and it is tried again all the time.'
    : !ready
      ? 'It has to be built again with the rules that the site has now. That is done when the platform starts.'
      : indexed === listed
        ? `It has all ${carsText(listed)} of the site.`
        : indexed > listed
          ? `It has ${carsText(indexed - listed)} more than the site lists.`
          : `It has ${indexed.toLocaleString('en-AU')} of the ${carsText(listed)} of the site.`;
  return [state, waits].filter(Boolean).join('\n');
}

/** What was found when the search was compared with the stock: a name and a text each. */
export function comparedFacts({
  listed,
  compared,
  waiting,
  missing,
  surplus,
  different,
}: Compared): FactView[] {
  const groups = [
    ['Not found by shoppers', missing],
    ['Found, but not on the site', surplus],
    ['Different from the stock', different],
  ] as const;
  const found = groups.filter(([, { cars }]) => cars > 0);
  const result = found.length === 0 ? 'No differences found' : 'It differs from the stock';
  const left =
    waiting === 0
      ? ''
      : ` ${waiting.toLocaleString('en-AU')} that ${waiting === 1 ? 'is waiting was' : 'are waiting were'} left out.`;
  return [
    {
      name: 'Result',
      text: `${result}: ${carsText(listed)} by number, ${compared.toLocaleString('en-AU')} in full.${left}`,
    },
    ...found.map(([name, group]) => ({ name, text: carGroupText(group) })),
  ];
}

/** How many cars, and the first of them, a line each. */
export const carGroupText = ({
  cars,
  examples,
}: {
  cars: number;
  examples: readonly { name: string; stocknum: string }[];
}): string =>
  [cars.toLocaleString('en-AU'), ...examples.map(({ name, stocknum }) => `${name} (${stocknum})`)].join('\n');

const carsText = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`;

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
