import type { Schema } from '@forecourt/database';
import { listDeadLetters, retry, type DeadLetter } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';

/** What the command says when it is not told what to do. */
export const LEADS_USAGE = `Leads that could not be delivered.

  npm run leads -- list               every delivery that was given up, newest first
  npm run leads -- retry <id>         try one again: the number of a delivery, or a lead's id
  npm run leads -- retry --all        try all of them again

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
  return (command === 'list' && target === undefined) || (command === 'retry' && target !== undefined);
}

/** Lists given-up deliveries, or retries them. */
export async function runLeads(
  { db, now }: { db: Kysely<Schema>; now: Date },
  [command, target = '']: readonly string[],
): Promise<CommandResult> {
  if (command === 'list') return { text: table(await listDeadLetters(db)), exitCode: 0 };
  const all = target === '--all';
  const count = await retry({ db, now }, all ? 'all' : { id: target });
  if (count > 0) return { text: `${deliveries(count)} will be tried again now.`, exitCode: 0 };
  if (all) return { text: 'Nothing was given up.', exitCode: 0 };
  return {
    text: `No delivery of ${target} was given up. "npm run leads -- list" shows those that were.`,
    exitCode: 1,
  };
}

function table(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'Every lead was delivered, or is still being tried.';
  const lines = letters.map(
    ({ id, leadId, site, channel, attempts, acceptedAt, failedAt, error }) =>
      `${id}  ${channel}  ${site}  lead ${leadId}\n` +
      `    accepted ${acceptedAt.toISOString()}, given up ${failedAt.toISOString()} after ${attempts} attempts\n` +
      `    ${error}`,
  );
  const again = 'Try again: npm run leads -- retry <id>, or retry --all';
  return `${deliveries(letters.length)} given up:\n\n${lines.join('\n\n')}\n\n${again}`;
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}
