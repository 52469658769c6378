import type { Mailer } from '@forecourt/lead-desk';
import { metricsToken } from './metricsToken.ts';

/** Notes about missing settings, for the start-up log and `/readyz`. Empty if all is set. */
export function operatorNotes(
  env: Readonly<Record<string, string | undefined>>,
  mailer: Pick<Mailer, 'holds'>,
): string[] {
  const notes: string[] = [];
  if (mailer.holds !== undefined) notes.push(`Leads are stored and not sent: ${mailer.holds}.`);
  if (metricsToken(env) === null)
    notes.push('/metrics is closed: set METRICS_TOKEN, and send it as Authorization: Bearer.');
  return notes;
}
