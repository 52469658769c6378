import {
  applicationLog,
  findReference,
  listApplications,
  purgeApplication,
  purgeDue,
  readApplication,
  rotateKeys,
  type ApplicationSummary,
  type FinanceDeskServices,
  type LoggedAccess,
  type ReadApplication,
  type Rotation,
} from '@forecourt/finance-desk';
import { oneLine } from '@forecourt/lead';
import type { CommandResult } from './run-leads.ts';

/** The usage text of the command; `call` is its command line. */
export const financeUsage = (
  call: string,
): string => `Finance applications. They are encrypted; reading one is recorded in its log.

  ${call} list <site>                     the last 200, newest first; names nobody
  ${call} show <site> <reference> [why]   all answers of one: personal data
  ${call} log <site> <reference>          who did what with it
  ${call} delete <site> <reference> [why] deletes one now, such as at its shopper's wish
  ${call} purge                           deletes all whose time is over; the running host does so by itself
  ${call} rotate-keys                     wraps all with the first key of FINANCE_KEYS; older keys are not needed then

A reference is FA-XXXX-XXXX, as in the mail of its lead.`;

/** How many arguments each command has after its name, least and most. */
const WORDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ list: [1, 1], show: [2, 3], log: [2, 2] },
  ...{ delete: [2, 3], purge: [0, 0], 'rotate-keys': [0, 0] },
};

/** Whether the arguments are valid; the database is opened only then. */
export function understandsFinance([command = '', ...rest]: readonly string[]): boolean {
  const [least, most] = (Object.hasOwn(WORDS, command) && WORDS[command]) || [1, 0];
  return rest.length >= least && rest.length <= most;
}

/** Runs a command that `understandsFinance`. `who` is in the log of what it reads and deletes. */
export async function runFinance(
  services: FinanceDeskServices,
  [command, site = '', reference = '', why = 'by command']: readonly string[],
  { call, who }: { call: string; who: string },
): Promise<CommandResult> {
  if (command === 'list')
    return done(list(await listApplications(services, { site, limit: 200 }), { call, site }));
  if (command === 'purge') return done(`${counted(await purgeDue(services))} deleted.`);
  if (command === 'rotate-keys') return rotated(await rotateKeys(services), services.keys.current);
  const id = await findReference(services, { site, reference });
  const where = { site, id: id ?? '', who, why };
  if (command === 'delete' && id !== null && (await purgeApplication(services, where)))
    return done(`${reference} is deleted. Its log stays.`);
  const read = command === 'show' && id !== null ? await readApplication(services, where) : null;
  if (read) return done(page(read));
  if (command === 'log' && id !== null) return done(log(await applicationLog(services, where)));
  const text = `${site || 'The site'} has no application ${reference}. "${call} list ${site}" shows those it has.`;
  return { text, exitCode: 1 };
}

const done = (text: string): CommandResult => ({ text, exitCode: 0 });

function list(found: readonly ApplicationSummary[], { call, site }: { call: string; site: string }): string {
  if (found.length === 0) return `${site} has no finance application.`;
  const lines = found.map(
    ({ reference, kind, status, submittedAt, leadId, carId, purgeAt }) =>
      `${submittedAt.toISOString()}  ${reference}  ${kind}  ${status}\n` +
      `    lead ${leadId ?? 'not stored yet'}${carId === null ? '' : `, car ${carId}`}, deleted on ${day(purgeAt)}`,
  );
  return `${lines.join('\n')}\n\nRead one: ${call} show ${site} <reference>`;
}

function page({ reference, kind, status, submittedAt, sections, consents, lender }: ReadApplication): string {
  const answers = sections.flatMap(({ title, rows }) => [
    `\n${title}`,
    ...rows.filter(({ text }) => text !== '').map(({ label, text }) => `  ${label}: ${oneLine(text)}`),
  ]);
  const answered = lender
    ? [
        `\n${oneLine(lender.lender)}: ${lender.outcome} at ${lender.at}${lender.reference === null ? '' : `, reference ${oneLine(lender.reference)}`}`,
        ...lender.reasons.map((reason) => `  ${oneLine(reason)}`),
      ]
    : ['\nThe lender has not answered.'];
  return [
    `${reference}  finance ${kind}, ${status}, sent ${submittedAt.toISOString()}`,
    ...answers,
    ...answered,
    consents
      ? `\nAgreed at ${consents.at} to the texts ${consents.version} of ${consents.lender}.`
      : '\nNo consent is stored.',
  ].join('\n');
}

function log(lines: readonly LoggedAccess[]): string {
  return lines
    .map(({ at, action, who, why }) => `${at.toISOString()}  ${action}  ${oneLine(who)}: ${oneLine(why)}`)
    .join('\n');
}

function rotated({ rotated: count, lost }: Rotation, current: string): CommandResult {
  const text = `${counted(count)} now wrapped with the key ${current}.`;
  const gone = Object.entries(lost);
  if (gone.length === 0) return done(text);
  const list = gone.map(([id, each]) => `${each} with the key ${id}`).join(', ');
  return { text: `${text}\nCannot be read, because their key is not in FINANCE_KEYS: ${list}.`, exitCode: 1 };
}

const counted = (count: number) => (count === 1 ? '1 application is' : `${count} applications are`);
const day = (date: Date) => date.toISOString().slice(0, 10);
