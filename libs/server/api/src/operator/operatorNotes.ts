import type { Mailer } from '@forecourt/lead-desk';
import { isDemonstration } from './isDemonstration.ts';
import { metricsToken } from './metricsToken.ts';

/** What runs with less than an operator may think, in words: for the log at start-up, and for `/readyz`. Empty where all is set. */
export function operatorNotes(
  env: Readonly<Record<string, string | undefined>>,
  mailer: Pick<Mailer, 'holds'>,
): string[] {
  const notes: string[] = [];
  if (mailer.holds !== undefined) notes.push(`Leads are kept and not sent: ${mailer.holds}.`);
  if (env['FORECOURT_MAILBOX'] === 'on' && !isDemonstration(env))
    notes.push('FORECOURT_MAILBOX=on is passed over: with DATABASE_URL set the mailbox stays closed.');
  if (metricsToken(env) === null)
    notes.push('/metrics is closed: set METRICS_TOKEN, and send it as Authorization: Bearer.');
  return notes;
}
