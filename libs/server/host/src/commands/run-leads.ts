import type { Schema } from '@forecourt/database';
import { oneLine } from '@forecourt/lead';
import {
  listDeadLetters,
  listPhoneReveals,
  listRecentLeads,
  listWaiting,
  retry,
  type DeadLetter,
  type LoggedReveal,
  type RecentLead,
  type RecentMessage,
  type WaitingDelivery,
} from '@forecourt/lead-desk';
import { listUnsubscribed, type Unsubscribed } from '@forecourt/subscriptions';
import type { Kysely } from 'kysely';

/** The usage text of the command; `call` is its command line. */
export const leadsUsage = (
  call: string,
): string => `Leads and their deliveries, revealed phone numbers, and who has unsubscribed.

  ${call} recent             the last 100 leads with their additions, newest first
  ${call} list               pending deliveries with the reason, and failed ones
  ${call} retry <id>         retry one: the number of a delivery, or a lead's id
  ${call} retry --all        retry all of them
  ${call} reveals            the last 100 revealed phone numbers, newest first
  ${call} unsubscribed <site>  who must not get which marketing e-mails, as CSV: personal data

A delivery fails after eleven attempts in three days, and the lead then goes to the address of its site. The running
host or API processes retried deliveries within seconds.`;

/** The output and exit code of the command: 0 success, 1 not found, 2 invalid arguments. */
export interface CommandResult {
  text: string;
  exitCode: 0 | 1 | 2;
}

/** Whether the arguments are valid; the database is opened only then. */
export function understands([command, target, ...rest]: readonly string[]): boolean {
  if (rest.length > 0) return false;
  const alone = command === 'recent' || command === 'list' || command === 'reveals';
  const named = command === 'retry' || command === 'unsubscribed';
  return (alone && target === undefined) || (named && target !== undefined);
}

/** Lists leads, failed deliveries, revealed numbers or unsubscribed people, or retries deliveries. */
export async function runLeads(
  { db, now, call }: { db: Kysely<Schema>; now: Date; call: string },
  [command, target = '']: readonly string[],
): Promise<CommandResult> {
  if (command === 'recent') return { text: recentTable(await listRecentLeads(db)), exitCode: 0 };
  if (command === 'list')
    return { text: table(await listWaiting(db), await listDeadLetters(db), call), exitCode: 0 };
  if (command === 'reveals') return { text: revealTable(await listPhoneReveals(db)), exitCode: 0 };
  if (command === 'unsubscribed')
    return { text: unsubscribedCsv(await listUnsubscribed(db, target)), exitCode: 0 };
  const all = target === '--all';
  const count = await retry({ db, now }, all ? 'all' : { id: target });
  if (count > 0) return { text: `${deliveries(count)} will be retried now.`, exitCode: 0 };
  if (all) return { text: 'There is no failed delivery.', exitCode: 0 };
  return {
    text: `There is no failed delivery of ${target}. "${call} list" shows all failed ones.`,
    exitCode: 1,
  };
}

function table(waiting: readonly WaitingDelivery[], letters: readonly DeadLetter[], call: string): string {
  const parts = [];
  if (waiting.length > 0)
    parts.push(
      `${deliveries(waiting.length)} waiting:\n\n${waiting.map((each) => entry(each)).join('\n\n')}`,
    );
  if (letters.length > 0)
    parts.push(
      `${deliveries(letters.length)} failed:\n\n${letters.map((each) => entry(each, each.failedAt)).join('\n\n')}`,
      `Retry: ${call} retry <id>, or retry --all`,
    );
  return parts.length > 0 ? parts.join('\n\n') : 'Every lead was delivered, or its delivery is pending.';
}

function entry(delivery: WaitingDelivery, failedAt?: Date): string {
  const { id, leadId, addition, site, channel, attempts, acceptedAt, error } = delivery;
  const failure = failedAt ? `, failed ${failedAt.toISOString()}` : '';
  const after = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return (
    `${id}  ${channel}  ${site}  lead ${leadId}${addition === null ? '' : `, message ${addition}`}\n` +
    `    accepted ${acceptedAt.toISOString()}${failure} after ${after}\n` +
    `    ${oneLine(error)}`
  );
}

function recentTable(leads: readonly RecentLead[]): string {
  if (leads.length === 0) return 'No lead yet.';
  return leads
    .map(({ leadId, site, category, messages: [first, ...additions] }) => {
      const lead = `${first?.at.toISOString()}  ${site}  lead ${leadId}  ${oneLine(category)}`;
      return [`${lead}\n    ${travelled(first)}`, ...additions.map(additionLine)].join('\n');
    })
    .join('\n\n');
}

function additionLine(message: RecentMessage): string {
  const news = message.news.join(', ');
  return `  ${message.at.toISOString()}  message ${message.number}: ${news}\n    ${travelled(message)}`;
}

/** The delivery state of a message; delivered messages are later removed from the outbox. */
function travelled(message: RecentMessage | undefined): string {
  const went = message?.deliveries.map(({ channel, state }) => `${channel} ${state}`) ?? [];
  return went.length === 0 ? 'delivered a while ago' : went.join(', ');
}

function revealTable(reveals: readonly LoggedReveal[]): string {
  if (reveals.length === 0) return 'No visitor has revealed a masked number yet.';
  const lines = reveals.map(
    ({ at, site, car, carId, locationId, page }) =>
      `${at.toISOString()}  ${site}  ${oneLine(car ?? `car ${carId}, which was deleted`)}` +
      `${locationId === null ? '' : `  location ${locationId}`}\n    ${oneLine(page)}`,
  );
  const count = reveals.length === 1 ? '1 number was' : `${reveals.length} numbers were`;
  return `${count} revealed:\n\n${lines.join('\n')}`;
}

function unsubscribedCsv(people: readonly Unsubscribed[]): string {
  const lines = people.map(({ email, topic, since }) =>
    [email, topic, since.toISOString()].map(csvField).join(','),
  );
  return ['email,topic,since', ...lines].join('\n');
}

/** A field of CSV; a leading sign is quoted, because spreadsheets run it as a formula. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}
