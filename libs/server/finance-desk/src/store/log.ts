import type { FinanceDatabase } from './tables.ts';
import type { Accessor } from './FinanceDeskServices.ts';

/** What happened to an application. */
export type LoggedAction =
  | 'started'
  | 'submitted'
  | 'sent'
  | 'read'
  | 'decided'
  | 'discarded'
  | 'purged'
  | 'rotated';

/** Who and why as a line of the log keeps them. */
export const logLine = ({ who, why }: Accessor): Accessor => ({
  who: who.slice(0, 200),
  why: why.slice(0, 500),
});

/** Writes one line of the log; in the transaction of what it is about. */
export async function log(
  db: FinanceDatabase,
  { id, site, action, who, why, at }: Accessor & { id: string; site: string; action: LoggedAction; at: Date },
): Promise<void> {
  const line = { application_id: id, site, action, ...logLine({ who, why }), at };
  await db.insertInto('finance_application_log').values(line).execute();
}
