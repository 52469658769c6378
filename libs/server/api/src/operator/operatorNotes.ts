import type { Mailer } from '@forecourt/lead-desk';
import { isDemonstration } from './isDemonstration.ts';
import { metricsToken } from './metricsToken.ts';

/** Notes about missing settings, for the start-up log and `/readyz`. Empty if all is set. */
export function operatorNotes(
  env: Readonly<Record<string, string | undefined>>,
  mailer: Pick<Mailer, 'holds'>,
): string[] {
  const notes: string[] = [];
  if (mailer.holds !== undefined) notes.push(`Leads are stored and not sent: ${mailer.holds}.`);
  if (env['FORECOURT_MAILBOX'] === 'on' && !isDemonstration(env))
    notes.push('FORECOURT_MAILBOX=on is ignored: the mailbox is closed if DATABASE_URL is set.');
  if (metricsToken(env) === null)
    notes.push('/metrics is closed: set METRICS_TOKEN, and send it as Authorization: Bearer.');
  return notes;
}
