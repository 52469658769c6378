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
import type { Kysely } from 'kysely';

/** What the command says when it is not told what to do; `call` is how a person calls it. */
export const leadsUsage = (
  call: string,
): string => `Leads and how they were delivered, and numbers that were asked for.

  ${call} recent             the last 100 leads with what was added to them, newest first
  ${call} list               every delivery that waits and why, and every one that was given up
  ${call} retry <id>         try one again: the number of a delivery, or a lead's id
  ${call} retry --all        try all of them again
  ${call} reveals            the last 100 masked numbers that visitors asked for, newest first

A delivery is given up after six attempts in 14 hours and 36 minutes. The running host or API takes up what is
retried within seconds.`;

/** What the command prints, and how it ends: 0 as asked, 1 nothing of that name, 2 not understood. */
export interface CommandResult {
  text: string;
  exitCode: 0 | 1 | 2;
}

/** True for words that the command understands; the database is opened for those only. */
export function understands([command, target, ...rest]: readonly string[]): boolean {
  if (rest.length > 0) return false;
  const alone = command === 'recent' || command === 'list' || command === 'reveals';
  return (alone && target === undefined) || (command === 'retry' && target !== undefined);
}

/** Lists leads, given-up deliveries or revealed numbers, or retries deliveries. */
export async function runLeads(
  { db, now, call }: { db: Kysely<Schema>; now: Date; call: string },
  [command, target = '']: readonly string[],
): Promise<CommandResult> {
  if (command === 'recent') return { text: recentTable(await listRecentLeads(db)), exitCode: 0 };
  if (command === 'list')
    return { text: table(await listWaiting(db), await listDeadLetters(db), call), exitCode: 0 };
  if (command === 'reveals') return { text: revealTable(await listPhoneReveals(db)), exitCode: 0 };
  const all = target === '--all';
  const count = await retry({ db, now }, all ? 'all' : { id: target });
  if (count > 0) return { text: `${deliveries(count)} will be tried again now.`, exitCode: 0 };
  if (all) return { text: 'Nothing was given up.', exitCode: 0 };
  return {
    text: `No delivery of ${target} was given up. "${call} list" shows those that were.`,
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
      `${deliveries(letters.length)} given up:\n\n${letters.map((each) => entry(each, each.failedAt)).join('\n\n')}`,
      `Try again: ${call} retry <id>, or retry --all`,
    );
  return parts.length > 0 ? parts.join('\n\n') : 'Every lead was delivered, or is still being tried.';
}

function entry(delivery: WaitingDelivery, failedAt?: Date): string {
  const { id, leadId, addition, site, channel, attempts, acceptedAt, error } = delivery;
  const givenUp = failedAt ? `, given up ${failedAt.toISOString()}` : '';
  const after = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return (
    `${id}  ${channel}  ${site}  lead ${leadId}${addition === null ? '' : `, message ${addition}`}\n` +
    `    accepted ${acceptedAt.toISOString()}${givenUp} after ${after}\n` +
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

/** How a message went; the outbox forgets in time what was delivered. */
function travelled(message: RecentMessage | undefined): string {
  const went = message?.deliveries.map(({ channel, state }) => `${channel} ${state}`) ?? [];
  return went.length === 0 ? 'delivered a while ago' : went.join(', ');
}

function revealTable(reveals: readonly LoggedReveal[]): string {
  if (reveals.length === 0) return 'No visitor asked for a masked number yet.';
  const lines = reveals.map(
    ({ at, site, car, carId, locationId, page }) =>
      `${at.toISOString()}  ${site}  ${oneLine(car ?? `car ${carId}, which is gone`)}` +
      `${locationId === null ? '' : `  location ${locationId}`}\n    ${oneLine(page)}`,
  );
  const count = reveals.length === 1 ? '1 number was' : `${reveals.length} numbers were`;
  return `${count} asked for:\n\n${lines.join('\n')}`;
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}
