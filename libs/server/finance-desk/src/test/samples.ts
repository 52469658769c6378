import { randomBytes } from 'node:crypto';
import { migrate } from '@forecourt/database';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@forecourt/database/testing';
import type { ConsentProof } from '@forecourt/credit-application';
import { readKeyring } from '../keys/readKeyring.ts';
import { financeMigrations } from '../store/tables.ts';
import { startDraft } from '../store/drafts.ts';
import { submitDraft } from '../store/submit.ts';
import type { FinanceDeskServices } from '../store/FinanceDeskServices.ts';

export const NOW = new Date('2026-11-21T06:12:00Z');
export const SITE = 'harbour-city';
export const TOPIC = 'finance-application.submitted';

/** A new random key with its id, as FINANCE_KEYS has it. */
export const newKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

export const consents: ConsentProof = {
  ...{ version: '2026-07', lender: 'Demonstration Finance', at: NOW.toISOString() },
  ...{ creditGuide: 'The guide.', privacy: 'The consent.' },
};

/** What must be nowhere outside of an envelope. */
export const answers = { first_name: 'Kimberley', last_name: 'Leewright', income: '98765' };

/** A database with the tables of applications. */
export async function financeDatabase(
  engine: TestEngine = 'pglite',
): Promise<{ database: TestDatabase; services: FinanceDeskServices }> {
  const database = await openTestDatabase(engine);
  await migrate(database.db, [{ feature: 'finance-application', migrations: financeMigrations }]);
  const { db } = database;
  return { database, services: { db, keys: readKeyring(newKey('first')), now: NOW } };
}

export const later = (services: FinanceDeskServices, days: number): FinanceDeskServices => ({
  ...services,
  now: new Date(services.now.getTime() + days * 86_400_000),
});

/** A browser in which nobody is signed in. */
export const of = (token: string, site = SITE) => ({ site, token, shopperId: null });

/** Starts a draft with the sample answers. */
export function start(
  services: FinanceDeskServices,
  changes: Partial<Parameters<typeof startDraft>[1]> = {},
): Promise<{ id: string; token: string }> {
  const draft = {
    site: SITE,
    kind: 'application' as const,
    carId: 7,
    answers,
    calculated: null,
    keepDays: 90,
    shopperId: null,
  };
  return startDraft(services, { ...draft, ...changes });
}

/** Starts and sends an application; its id. */
export async function sent(services: FinanceDeskServices, site = SITE): Promise<string> {
  const { token } = await start(services, { site });
  const application = await submitDraft(services, { ...of(token, site), consents, topic: TOPIC });
  if (application === null || application === 'notOwner') throw new Error('The draft is gone.');
  return application.id;
}
