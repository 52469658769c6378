import { randomBytes } from 'node:crypto';
import { migrate, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { readKeyring } from '../keys/readKeyring.ts';
import { startDraft } from '../store/drafts.ts';
import type { FinanceDeskServices } from '../store/FinanceDeskServices.ts';
import { nameLead, submitDraft } from '../store/submit.ts';
import { financeMigrations } from '../store/tables.ts';

/** Makes the tables of applications in a test database, with a new key. */
export async function testApplications(
  db: Kysely<Schema>,
): Promise<Pick<FinanceDeskServices, 'db' | 'keys'>> {
  await migrate(db, [{ feature: 'finance-application', migrations: financeMigrations }]);
  return { db, keys: readKeyring(`test:${randomBytes(32).toString('base64')}`) };
}

/** Starts a draft, by default of nobody; its token. */
export async function addDraft(
  services: FinanceDeskServices,
  {
    site,
    answers,
    shopperId = null,
  }: { site: string; answers: Record<string, string>; shopperId?: string | null },
): Promise<string> {
  const about = { kind: 'application' as const, carId: 7, calculated: null };
  return (await startDraft(services, { site, ...about, answers, keepDays: 90, shopperId })).token;
}

/** Sends an application of a lead, by default of nobody; its id. */
export async function addApplication(
  services: FinanceDeskServices,
  {
    site,
    leadId,
    answers,
    shopperId = null,
  }: { site: string; leadId: string; answers: Record<string, string>; shopperId?: string | null },
): Promise<string> {
  const token = await addDraft(services, { site, answers, shopperId });
  const texts = { creditGuide: 'The guide.', privacy: 'The consent.' };
  const consents = {
    version: '2026-07',
    lender: 'Demonstration Finance',
    at: services.now.toISOString(),
    ...texts,
  };
  const topic = 'finance-application.submitted';
  const sent = await submitDraft(services, { site, token, shopperId, consents, topic });
  if (sent === null || sent === 'notOwner') throw new Error('The draft is gone.');
  await nameLead(services, { site, id: sent.id, leadId });
  return sent.id;
}
