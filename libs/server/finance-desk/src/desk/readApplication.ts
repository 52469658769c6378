import { answerRows, APPLICATION_STEPS, STEP_TITLES, type AnswerRow } from '@forecourt/credit-application';
import type { ApplicationContent } from '../store/content.ts';
import type { Accessor, FinanceDeskServices } from '../store/FinanceDeskServices.ts';
import { log } from '../store/log.ts';
import { openContent } from '../store/rows.ts';
import type { FinanceTables } from '../store/tables.ts';
import { summaryOf, type ApplicationSummary } from './listApplications.ts';

/** A sent application with its content. */
export interface ReadApplication extends ApplicationSummary, ApplicationContent {
  /** The answers as people read them, by the heading of their step. */
  sections: readonly { title: string; rows: readonly AnswerRow[] }[];
}

/**
 * Opens a sent application of a site, and writes into its log who read it and why, before it returns. Null if the site has none with that
 * id.
 */
export async function readApplication(
  { db: platform, keys, now }: FinanceDeskServices,
  { site, id, who, why }: Accessor & { site: string; id: string },
): Promise<ReadApplication | null> {
  return platform
    .$extendTables<FinanceTables>()
    .transaction()
    .execute(async (db) => {
      const row = await db
        .selectFrom('finance_applications')
        .selectAll()
        .where('site', '=', site)
        .where('id', '=', id)
        .where('purge_at', '>', now)
        .executeTakeFirst();
      const summary = row && summaryOf(row);
      if (!row || !summary) return null;
      await log(db, { id, site, action: 'read', who, why, at: now });
      const content = openContent(keys, row);
      const sections = APPLICATION_STEPS.map((step) => ({
        title: STEP_TITLES[step],
        rows: answerRows(step, content.answers),
      })).filter(({ rows }) => rows.length > 0);
      return { ...summary, ...content, sections };
    });
}
