import { migrate } from '@forecourt/database';
import { openTestDatabase, testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationLog,
  applicationsOfShopper,
  discardDraft,
  purgeDraftsOfShopper,
  readDraft,
  saveDraft,
  submitDraft,
  type FinanceDeskServices,
} from './index.ts';
import { financeMigrations } from './store/tables.ts';
import { consents, financeDatabase, later, NOW, sent, SITE, start, TOPIC } from './test/samples.ts';

const [mine, another] = ['0b7c9a34-5f7c-4b13-9d0f-3f3c9e0c2a11', '9d1f2b56-7a8b-4c3d-8e9f-0a1b2c3d4e5f'];

describe.each(testEngines('owners'))('applications with an owner on %s', (engine) => {
  let services: FinanceDeskServices;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await financeDatabase(engine);
    services = opened.services;
    close = opened.database.close;
  });
  afterAll(() => close());

  it('open to their owner alone', async () => {
    const { token } = await start(services, { shopperId: mine });
    for (const shopperId of [another, null]) {
      const at = { site: SITE, token, shopperId };
      expect(await readDraft(services, at)).toBe('notOwner');
      expect(await submitDraft(services, { ...at, consents, topic: TOPIC })).toBe('notOwner');
      expect(await discardDraft(services, at)).toBe('notOwner');
    }
    const at = { site: SITE, token };
    const answers = { suburb: 'Newstead' };
    expect(await saveDraft(services, { ...at, shopperId: another, answers: { suburb: 'x' } })).toBe(
      'notOwner',
    );
    expect(await saveDraft(services, { ...at, shopperId: null, answers })).toBe('kept');
    expect(await readDraft(services, { ...at, shopperId: mine })).toMatchObject({ content: { answers } });
    expect(await submitDraft(services, { ...at, shopperId: mine, consents, topic: TOPIC })).toMatchObject({
      status: 'submitted',
    });
    expect(await saveDraft(services, { ...at, shopperId: null, answers })).toBe('notOwner');
    expect(await saveDraft(services, { ...at, shopperId: mine, answers })).toBeNull();
  });

  it('are listed for their owner and for the leads of the owner, drafts too, until their time is over', async () => {
    const shopperId = '11111111-1111-4111-8111-111111111111';
    await start(services, { site: 'list', shopperId, kind: 'pre-approval' });
    await start(services, { site: 'list', shopperId: another });
    await start(services, { site: 'elsewhere', shopperId });
    const id = await sent(services, 'list');
    await sql`update finance_applications set lead_id = 'lead-1' where id = ${id}`.execute(services.db);
    const list = (leadIds: readonly string[], at = services) =>
      applicationsOfShopper(at.db, { sites: ['list'], leadIds, shopperId, now: at.now });
    const draft = { site: 'list', kind: 'pre-approval', status: 'draft', car_id: 7, sent_at: null };
    expect(await list([])).toMatchObject([{ ...draft, started_at: NOW.toISOString() }]);
    expect((await list(['lead-1'])).map(({ status }) => status).toSorted()).toEqual(['draft', 'submitted']);
    expect(JSON.stringify(await list(['lead-1']))).not.toContain('Kimberley');
    expect((await list(['lead-1'], later(services, 15))).map(({ status }) => status)).toEqual(['submitted']);
  });

  it('a deleted account takes its drafts with it; what was sent stays, and opens to nobody', async () => {
    const shopperId = '22222222-2222-4222-8222-222222222222';
    const draft = await start(services, { shopperId });
    const away = await start(services, { site: 'elsewhere', shopperId });
    const application = await start(services, { shopperId });
    const kept = await start(services, { shopperId: another });
    const at = { site: SITE, token: application.token, shopperId };
    await submitDraft(services, { ...at, consents, topic: TOPIC });
    const purge = () =>
      purgeDraftsOfShopper(services, { shopperId, who: 'shopper', why: 'the account was deleted' });
    expect([await purge(), await purge()]).toEqual([2, 0]);
    expect(await readDraft(services, { site: SITE, token: draft.token, shopperId })).toBeNull();
    expect(await readDraft(services, { ...at, shopperId: null })).toBe('notOwner');
    expect(await readDraft(services, { site: SITE, token: kept.token, shopperId: another })).toMatchObject({
      status: 'draft',
    });
    const log = await applicationLog(services, { site: 'elsewhere', id: away.id });
    expect(log.at(-1)).toMatchObject({ action: 'purged', who: 'shopper', why: 'the account was deleted' });
  });
});

it('a database without applications, or with those of an older version, has none with an owner', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const services = { db, now: NOW };
  const first = { 'finance-application-0001': financeMigrations['finance-application-0001'] };
  for (const migrations of [{}, first]) {
    await migrate(db, [{ feature: 'finance-application', migrations }]);
    const purged = await purgeDraftsOfShopper(services, { shopperId: mine, who: 'shopper', why: 'x' });
    const listed = await applicationsOfShopper(db, {
      sites: [SITE],
      leadIds: ['x'],
      shopperId: mine,
      now: NOW,
    });
    expect([purged, listed]).toEqual([0, []]);
  }
  await close();
});

it('the owner of applications can be taken back', async () => {
  const { database, services } = await financeDatabase();
  await start(services, { shopperId: mine });
  await financeMigrations['finance-application-0002']?.down?.(services.db);
  const { rows } = await sql<object>`select * from finance_applications`.execute(services.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]).not.toHaveProperty('shopper_id');
  await financeMigrations['finance-application-0002']?.up(services.db);
  await database.close();
});
