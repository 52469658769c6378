import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationLog,
  decideApplication,
  listApplications,
  purgeApplication,
  purgeDue,
  purgeLater,
  readApplication,
  rotateKeys,
  type FinanceDeskServices,
} from './index.ts';
import { discardDraft, readDraft, saveDraft } from './store/drafts.ts';
import { claimAsking, findSent, keepAnswer, nameLead, submitDraft } from './store/submit.ts';
import { readKeyring } from './keys/readKeyring.ts';
import {
  answers,
  consents,
  financeDatabase,
  later,
  newKey,
  of,
  sent,
  SITE,
  start,
  TOPIC,
} from './test/samples.ts';

const staff = { who: 'sam@dealer.example', why: 'call back' };
const answer = {
  ...{ lender: 'Demonstration Finance', reference: 'L-1', reasons: [], at: '2026-11-21T06:12:01.000Z' },
  outcome: 'approved' as const,
};

describe.each(testEngines('finance applications'))('finance applications on %s', (engine) => {
  let services: FinanceDeskServices;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await financeDatabase(engine);
    services = opened.services;
    close = opened.database.close;
  });
  afterAll(() => close());

  const everything = async () =>
    JSON.stringify(
      (await sql`select * from finance_applications`.execute(services.db)).rows.concat(
        (await sql`select * from finance_application_log`.execute(services.db)).rows,
        (await sql`select * from outbox`.execute(services.db)).rows,
      ),
    );

  it('a draft is found by its token, at its site, until it expires, and grows', async () => {
    const { token } = await start(services);
    expect(await readDraft(services, of(token))).toMatchObject({ status: 'draft', content: { answers } });
    expect(await readDraft(services, of(token, 'northside-group'))).toBeNull();
    expect(await readDraft(services, of(`${token}x`))).toBeNull();
    const saved = await saveDraft(later(services, 13), { ...of(token), answers: { suburb: 'Newstead' } });
    expect(saved).toMatchObject({ content: { answers: { ...answers, suburb: 'Newstead' } } });
    expect(await readDraft(later(services, 26), of(token))).not.toBeNull();
    expect(await readDraft(later(services, 28), of(token))).toBeNull();
    expect(await saveDraft(later(services, 28), { ...of(token), answers: {} })).toBeNull();
  });

  it('no answer is in the database outside of an envelope, nor the token', async () => {
    const { token } = await start(services);
    await submitDraft(services, { ...of(token), consents, topic: TOPIC });
    const rows = await everything();
    for (const text of [...Object.values(answers), token, 'The guide.']) expect(rows).not.toContain(text);
  });

  it('a draft can be thrown away, an application that was sent cannot', async () => {
    const { token } = await start(services);
    expect(await discardDraft(services, of(token, 'northside-group'))).toBe(false);
    expect(await discardDraft(services, of(token))).toBe(true);
    expect(await readDraft(services, of(token))).toBeNull();
    const other = await start(services);
    await submitDraft(services, { ...of(other.token), consents, topic: TOPIC });
    expect(await discardDraft(services, of(other.token))).toBe(false);
  });

  it('ten posts at once send an application once, and its shopper cannot read it back', async () => {
    const { id, token } = await start(services);
    const post = () => submitDraft(services, { ...of(token), consents, topic: TOPIC });
    const results = await Promise.all(Array.from({ length: 10 }, post));
    expect(results).toEqual(Array(10).fill(expect.objectContaining({ id })));
    const waiting = await services.db
      .selectFrom('outbox')
      .select('topic')
      .where('key', '=', id)
      .orderBy('id')
      .execute();
    expect(waiting).toEqual([{ topic: 'finance-application.purge' }, { topic: TOPIC }]);
    expect(await readDraft(services, of(token))).toMatchObject({ status: 'submitted', content: null });
    expect(await saveDraft(services, { ...of(token), answers: {} })).toBeNull();
    expect(
      await submitDraft(services, { ...of(token, 'northside-group'), consents, topic: TOPIC }),
    ).toBeNull();
  });

  it('one of several attempts at once may ask the lender; another one a minute later', async () => {
    const id = await sent(services);
    const ask = (at = services) => claimAsking(at, { site: SITE, id, lender: 'Demonstration Finance' });
    const claims = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(claims.filter(Boolean)).toMatchObject([{ answers, consents }]);
    expect(await ask({ ...services, now: new Date(services.now.getTime() + 61_000) })).not.toBeNull();
    expect(await claimAsking(services, { site: 'northside-group', id, lender: 'x' })).toBeNull();
  });

  it('the answer of the lender is a decision, and the first one stays', async () => {
    const id = await sent(services);
    expect(await keepAnswer(services, { site: SITE, id, answer })).toBe('approved');
    expect(await keepAnswer(services, { site: SITE, id, answer: { ...answer, outcome: 'declined' } })).toBe(
      'approved',
    );
    await nameLead(services, { site: SITE, id, leadId: 'lead-1' });
    expect(await findSent(services, { site: SITE, id })).toMatchObject({
      status: 'approved',
      leadId: 'lead-1',
    });
    const read = await readApplication(services, { site: SITE, id, ...staff });
    expect(read).toMatchObject({ lender: answer, decidedBy: 'lender: Demonstration Finance' });
    expect(read?.sections[1]).toMatchObject({
      title: 'About you',
      rows: [{ text: 'Kimberley' }, { text: 'Leewright' }, {}, {}, {}, {}, {}, {}],
    });
  });

  it('the list names no person and no draft, newest first, page by page, by site and status', async () => {
    const site = 'list';
    const ids = [];
    for (const days of [0, 1, 2]) ids.unshift(await sent(later(services, days), site));
    await start(services, { site });
    const at = later(services, 3);
    const all = await listApplications(at, { site });
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(all)).not.toContain('Kimberley');
    const [first, ...others] = await listApplications(at, { site, limit: 2 });
    expect(first?.id).toBe(ids[0]);
    const [last] = others;
    if (!last) throw new Error('The page has one row.');
    expect((await listApplications(at, { site, after: last })).map(({ id }) => id)).toEqual(ids.slice(2));
    await decideApplication(at, { site, id: ids[1] ?? '', status: 'declined', ...staff });
    expect(await listApplications(at, { site, status: 'declined' })).toHaveLength(1);
    expect(await listApplications(at, { site: 'other' })).toEqual([]);
  });

  it('every access is in its log, with who, when and why', async () => {
    const id = await sent(services);
    await claimAsking(services, { site: SITE, id, lender: 'Demonstration Finance' });
    await readApplication(services, { site: SITE, id, ...staff });
    await decideApplication(services, { site: SITE, id, status: 'approved', ...staff });
    await purgeApplication(services, { site: SITE, id, who: 'kim@dealer.example', why: 'asked to' });
    const log = await applicationLog(services, { site: SITE, id });
    expect(log.map(({ action, who, why }) => [action, who, why])).toEqual([
      ['started', 'shopper', 'application'],
      ['submitted', 'shopper', 'application'],
      ['sent', 'lender: Demonstration Finance', 'credit assessment'],
      ['read', 'sam@dealer.example', 'call back'],
      ['decided', 'sam@dealer.example', 'submitted to approved: call back'],
      ['purged', 'kim@dealer.example', 'asked to'],
    ]);
    expect(log[0]?.at).toEqual(services.now);
    expect(await applicationLog(services, { site: 'northside-group', id })).toEqual([]);
  });

  it('another site can neither read, decide nor purge it, and nobody what is no application', async () => {
    const id = await sent(services);
    const site = 'northside-group';
    expect(await readApplication(services, { site, id, ...staff })).toBeNull();
    expect(await decideApplication(services, { site, id, status: 'approved', ...staff })).toBeNull();
    expect(await purgeApplication(services, { site, id, ...staff })).toBe(false);
    const draft = await start(services);
    expect(await readApplication(services, { site: SITE, id: draft.id, ...staff })).toBeNull();
  });

  it('90 days after the decision it is not readable any more, and then deleted', async () => {
    const id = await sent(services);
    await decideApplication(services, { site: SITE, id, status: 'declined', ...staff });
    const read = (days: number) => readApplication(later(services, days), { site: SITE, id, ...staff });
    expect(await read(89)).not.toBeNull();
    expect(await read(91)).toBeNull();
    expect(await purgeDue(later(services, 91))).toBeGreaterThan(0);
    expect(await findSent(services, { site: SITE, id })).toBeNull();
    expect((await applicationLog(services, { site: SITE, id })).at(-1)).toMatchObject({ action: 'purged' });
  });

  it('the message that purges it waits for the new end where its time was extended', async () => {
    const { id, token } = await start(services);
    const waiting = async () =>
      services.db
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('key', '=', id)
        .where('topic', '=', 'finance-application.purge')
        .orderBy('id')
        .execute();
    const day = (days: number) => later(services, days).now;
    await saveDraft(later(services, 10), { ...of(token), answers: {} });
    await purgeLater(later(services, 14), { id });
    expect((await waiting()).map(({ next_attempt_at }) => next_attempt_at)).toEqual([day(14), day(24)]);
    await purgeLater(later(services, 24), { id });
    expect(await waiting()).toHaveLength(2);
    expect((await applicationLog(services, { site: SITE, id })).at(-1)).toMatchObject({ action: 'purged' });
  });

  it('a draft can be about another vehicle from now on', async () => {
    const { token } = await start(services);
    const about = { kind: 'pre-approval' as const, carId: 8, calculated: null };
    expect(await saveDraft(services, { ...of(token), answers: {}, about })).toMatchObject({
      ...{ kind: 'pre-approval', carId: 8 },
      content: { answers },
    });
  });

  it('an application that is opened again, or never decided, is kept for 180 days', async () => {
    const id = await sent(services);
    await decideApplication(services, { site: SITE, id, status: 'declined', ...staff });
    await decideApplication(later(services, 1), { site: SITE, id, status: 'referred', ...staff });
    expect(await readApplication(later(services, 170), { site: SITE, id, ...staff })).not.toBeNull();
    await purgeDue(later(services, 182));
    expect(await findSent(later(services, 170), { site: SITE, id })).toBeNull();
  });

  it('what the same person decided last with the same words is not decided again, however long they are', async () => {
    const id = await sent(services);
    const decide = (days: number, changes: Partial<typeof staff> = {}) =>
      decideApplication(later(services, days), {
        ...{ site: SITE, id, status: 'approved' as const, who: staff.who, why: 'x'.repeat(600) },
        ...{ expected: 'submitted' as const, ...changes },
      });
    const first = await decide(0);
    expect(first).toMatchObject({ isNew: true, application: { status: 'approved' } });
    if (first === null || first === 'changed') throw new Error('It was decided.');
    expect(await decide(1)).toEqual({ isNew: false, application: first.application });
    expect(await decide(1, { who: 'kim@dealer.example' })).toBe('changed');
    expect(await decide(1, { why: 'other words' })).toBe('changed');
  });

  it('a rotation wraps all data keys anew; then the old key is not needed', async () => {
    const [old, next, unknown] = [newKey('old'), newKey('next'), newKey('unknown')];
    const id = await sent({ ...services, keys: readKeyring(old) });
    const draft = await start({ ...services, keys: readKeyring(old) });
    await sent({ ...services, keys: readKeyring(unknown) });
    await services.db
      .$extendTables<{ finance_applications: { key_id: string } }>()
      .deleteFrom('finance_applications')
      .where('key_id', '=', 'first')
      .execute();
    const both = { ...services, keys: readKeyring(`${next},${old}`) };
    expect(await rotateKeys(both)).toEqual({ rotated: 2, lost: { unknown: 1 } });
    expect(await rotateKeys(both)).toEqual({ rotated: 0, lost: { unknown: 1 } });
    const only = { ...services, keys: readKeyring(next) };
    expect(await readApplication(only, { site: SITE, id, ...staff })).toMatchObject({ answers });
    expect(await readDraft(only, of(draft.token))).toMatchObject({ content: { answers } });
  });
});
