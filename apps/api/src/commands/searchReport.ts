import type { IndexStatus, IndexVerdict } from '@forecourt/search-index';

const SHOWN = 10;

/** What a command prints, and whether all is as it should be. */
export interface SearchReport {
  text: string;
  ok: boolean;
}

/** The state of the index in words. */
export function statusReport(status: IndexStatus, url: string): SearchReport {
  const { engineVersion, engineError, collection, isCurrent, inEngine, inDatabase } = status;
  const outbox = waitingLine(status);
  if (engineVersion === null)
    return { text: `The engine at ${url} does not answer: ${engineError}\n${outbox}`, ok: false };
  const lines = [`The engine at ${url} answers; it speaks version ${engineVersion}.`];
  if (collection === null) lines.push('There is no index yet. npm run search -- rebuild makes it.');
  else lines.push(`${collection} holds ${cars(inEngine)}; the database has ${number(inDatabase)} to show.`);
  if (collection !== null && !isCurrent)
    lines.push('It was made by another version of the platform. npm run search -- rebuild makes it anew.');
  return { text: [...lines, outbox].join('\n'), ok: collection !== null && isCurrent };
}

/** What a comparison found, in words. */
export function verifyReport(verdict: IndexVerdict): SearchReport {
  const { inDatabase, inEngine, waiting, compared, missing, surplus, different } = verdict;
  const lines = [
    `The database has ${cars(inDatabase)} to show, the index ${number(inEngine)}; ${cars(compared)} compared field by field.`,
    ...(waiting > 0 ? [`${cars(waiting)} on the way to the index, not counted as wrong.`] : []),
    ...listed('missing in the index', missing),
    ...listed('in the index and not to be shown', surplus),
    ...listed('otherwise in the index than in the database', different),
  ];
  const ok = missing.length + surplus.length + different.length === 0;
  lines.push(ok ? 'The index is right.' : 'npm run search -- rebuild makes it right.');
  return { text: lines.join('\n'), ok };
}

function waitingLine({ waiting, waitingSince }: IndexStatus): string {
  if (waiting === 0) return 'No change waits.';
  const since = waitingSince ? `, the oldest since ${waitingSince.toISOString()}` : '';
  return `${number(waiting)} ${waiting === 1 ? 'change waits' : 'changes wait'}${since}.`;
}

function listed(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > SHOWN ? ` and ${number(ids.length - SHOWN)} more` : '';
  return [`${cars(ids.length)} ${what}: ${ids.slice(0, SHOWN).join(', ')}${more}`];
}

const number = (value: number): string => value.toLocaleString('en-AU');
const cars = (count: number): string => `${number(count)} ${count === 1 ? 'car' : 'cars'}`;
