import { randomBytes } from 'node:crypto';
import { migrate, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { readKeyring } from '../keys/readKeyring.ts';
import { startDraft } from '../store/drafts.ts';
import type { FinanceDeskServices } from '../store/FinanceDeskServices.ts';
import { nameLead, submitDraft } from '../store/submit.ts';
import { financeTables } from '../store/tables.ts';

/** Makes the tables of applications in a test database, with a new key. */
export async function testApplications(
  db: Kysely<Schema>,
): Promise<Pick<FinanceDeskServices, 'db' | 'keys'>> {
  const migrations = { 'finance-application-0001': financeTables };
  await migrate(db, [{ feature: 'finance-application', migrations }]);
  return { db, keys: readKeyring(`test:${randomBytes(32).toString('base64')}`) };
}

/** Sends an application of a lead; its id. */
export async function addApplication(
  services: FinanceDeskServices,
  { site, leadId, answers }: { site: string; leadId: string; answers: Record<string, string> },
): Promise<string> {
  const draft = { site, kind: 'application' as const, carId: 7, answers, calculated: null, keepDays: 90 };
  const { token } = await startDraft(services, draft);
  const texts = { creditGuide: 'The guide.', privacy: 'The consent.' };
  const consents = {
    version: '2026-07',
    lender: 'Demonstration Finance',
    at: services.now.toISOString(),
    ...texts,
  };
  const sent = await submitDraft(services, { site, token, consents, topic: 'finance-application.submitted' });
  if (!sent) throw new Error('The draft is gone.');
  await nameLead(services, { site, id: sent.id, leadId });
  return sent.id;
}
