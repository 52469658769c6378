import type { IndexStatus, IndexVerdict, SiteIndexStatus } from '@forecourt/search-index';

const SHOWN = 10;

/** The output of a command, and whether the indexes are correct. */
export interface SearchReport {
  text: string;
  ok: boolean;
}

/** The state of the indexes as text; `call` is the command line. */
export function statusReport(status: IndexStatus, url: string, call: string): SearchReport {
  const { engineVersion, engineError, sites } = status;
  const outbox = waitingLine(status);
  if (engineVersion === null)
    return { text: `The engine at ${url} does not answer: ${engineError}\n${outbox}`, ok: false };
  const lines = [`The engine at ${url} answers; it speaks version ${engineVersion}.`, ...sites.map(siteLine)];
  const ok = sites.every(({ collection, isCurrent }) => collection !== null && isCurrent);
  if (!ok) lines.push(`${call} rebuild creates all of them.`);
  return { text: [...lines, outbox].join('\n'), ok };
}

function siteLine({ slug, collection, isCurrent, inEngine, inDatabase }: SiteIndexStatus): string {
  if (collection === null) return `${slug}: there is no index yet.`;
  const line = `${slug}: ${collection} holds ${cars(inEngine)}; the site lists ${number(inDatabase)} of the database.`;
  return isCurrent
    ? line
    : `${line} It was built by another version of the platform, or with other rules of the site.`;
}

/** The differences as text: one section per site. */
export function verifyReport(verdicts: readonly IndexVerdict[], call: string): SearchReport {
  const reports = verdicts.map(siteReport);
  const ok = reports.every((report) => report.ok);
  const end = ok
    ? verdicts.length === 1
      ? 'The index is correct.'
      : 'The indexes are correct.'
    : `${call} rebuild fixes it.`;
  return { text: [...reports.map(({ text }) => text), end].join('\n'), ok };
}

function siteReport(verdict: IndexVerdict): SearchReport {
  const { site, inDatabase, inEngine, waiting, compared, missing, surplus, different } = verdict;
  const lines = [
    `${site} lists ${cars(inDatabase)} of the database, its index has ${number(inEngine)}; ${cars(compared)} compared field by field.`,
    ...(waiting > 0 ? [`${cars(waiting)} waiting to be indexed, not counted as a difference.`] : []),
    ...listed('missing in the index', missing),
    ...listed('in the index, but not listed', surplus),
    ...listed('different in the index and in the database', different),
  ];
  return { text: lines.join('\n'), ok: missing.length + surplus.length + different.length === 0 };
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
