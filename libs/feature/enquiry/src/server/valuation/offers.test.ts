import { siteLookup } from '@forecourt/api';
import { NOW, other, person, site, type TestApi } from '@forecourt/api/testing';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { leadPayloadSchema } from '@forecourt/lead';
import { leadLimits } from '@forecourt/lead-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';
import { addMarket, asked, send, valued } from '../testing/trade-in.ts';

const limits = leadLimits({ perAddress: 1_000 });
const UNKNOWN = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const NORTHSIDE = 'northside-group.localhost';

describe.each(testEngines('trade-in offers'))('the valuation of a lead on %s', (engine) => {
  let kit: TestApi;
  let clock = NOW.getTime();
  let calls = 0;

  beforeAll(async () => {
    const { byHost } = siteLookup([
      { site: withEnquiry(site), hosts: [] },
      { site: withEnquiry(other), hosts: [] },
    ]);
    kit = await enquiryApi(engine, { sites: byHost, now: () => new Date(clock), limits });
    await addMarket(kit);
  });
  afterAll(() => kit.database.close());
  beforeEach(async () => {
    clock = NOW.getTime();
    await emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox']);
  });

  const postLead = async (fields: object = {}): Promise<string> => {
    calls += 1;
    const response = await kit.postLead(
      { ...person, category: 'Trade-In', ...fields },
      { 'idempotency-key': `key-of-call-${calls}` },
    );
    return z.object({ lead_id: z.uuid() }).parse(await response.json()).lead_id;
  };
  const answerOffer = (lead_id: string, valuation_id: string, changes: object = {}, host?: string) =>
    send(kit, `/api/leads/${lead_id}`, {
      method: 'PATCH',
      body: { lead_id, valuation_id, form_completed: true, offer_accepted: true, ...changes },
      ...(host !== undefined && { host }),
    });
  const save = (lead_id: string, id: string, changes: object = {}, host?: string) =>
    send(kit, '/api/miscellaneous', {
      body: { column_name: 'valuation', lead_id, id, ...changes },
      ...(host !== undefined && { host }),
    });
  const payloads = async () => {
    const { db } = kit.database;
    const leads = await db.selectFrom('leads').select('payload').execute();
    const additions = await db.selectFrom('lead_additions').select('payload').orderBy('number').execute();
    return [...leads, ...additions].map(({ payload }) => leadPayloadSchema.parse(payload));
  };
  const newest = async () => (await payloads()).at(-1);
  const mails = async () =>
    (await kit.database.db.selectFrom('outbox').selectAll().where('topic', '=', 'lead.email').execute())
      .length;
  const offerOf = async (changes: object = {}) => {
    const { id } = await valued(kit, changes);
    return { id, leadId: await postLead({ valuation_id: id }) };
  };
  const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body['error'],
  ];
  const OTHER = 'This value is not the one of your enquiry. Please ask for a new value.';

  it('[EN-06] POST /api/leads carries it, with the vehicle that was valued', async () => {
    const { id } = await valued(kit);
    await postLead({ valuation_id: id, rego: 'TYPED1', 'Trade-In Make': 'Kia', finance: 'Yes' });
    expect(await payloads()).toMatchObject([
      {
        'do-you-have-a-trade-in': 'Yes',
        rego: '417XYZ',
        regoState: 'QLD',
        kms: 60_000,
        finance: 'No',
        'Trade-In Year': 2021,
        'Trade-In Make': 'Toyota',
        'Trade-In Model': 'RAV4 Cruiser',
        valuation: {
          range: { min: 21_700, max: 25_300 },
          offer_accepted: null,
          answers: { condition: 'fair' },
        },
      },
    ]);
  });

  it('[EN-06] the answer to the range may come with the lead, in one mail; the same answer later adds nothing', async () => {
    const { id } = await valued(kit);
    const leadId = await postLead({ valuation_id: id, offer_accepted: 'Yes' });
    expect((await newest())?.valuation?.offer_accepted).toBe('Yes');
    expect((await answerOffer(leadId, id)).status).toBe(200);
    expect([await payloads(), await mails()]).toMatchObject([{ length: 1 }, 1]);
  });

  it('[EN-06] a range that is over is not accepted with the lead', async () => {
    const { id } = await valued(kit);
    clock += 9 * 86_400_000;
    await postLead({ valuation_id: id, offer_accepted: 'Yes' });
    expect((await newest())?.valuation?.offer_accepted).toBeNull();
  });

  it('the answers that the valuation has in its own words are in the lead once', async () => {
    const { id } = await valued(kit);
    await postLead({ valuation_id: id, answers: { Condition: 'Fair', Notes: 'Two keys' } });
    expect(await newest()).toMatchObject({ answers: { Notes: 'Two keys' }, answer_order: ['Notes'] });
  });

  it('[EN-06] a vehicle without a figure is a lead with the reason', async () => {
    const { id } = await valued(kit, { kms: 120_000 });
    const leadId = await postLead({ valuation_id: id });
    expect((await newest())?.valuation).toMatchObject({ range: null, no_figure: /100,000 km/ });
    expect(errorOf(await answerOffer(leadId, id))).toEqual([
      422,
      'There is no online value to accept. We will call you with one.',
    ]);
  });

  it.each([
    ['tampered', (id: string) => `${id.slice(0, 40)}x${id.slice(41)}`],
    ['without its signature', (id: string) => id.split('.')[0] ?? ''],
    ['with another signature', (id: string) => `${id.split('.')[0]}.${'A'.repeat(43)}`],
    ['with a third part', (id: string) => `${id}.x`],
    ['that is too long', (id: string) => id + 'x'.repeat(10_000)],
    ['that is no text', () => 7],
    ['with emoji', () => '🚗.🚗'],
    ['that is empty', () => ''],
  ])('[EN-06] a valuation %s is dropped, and the lead is stored', async (_, change) => {
    const { id } = await valued(kit);
    const changed = change(id);
    const leadId = await postLead({ valuation_id: changed });
    expect(await newest()).toMatchObject({ valuation: null, message: person.message });
    const body = { lead_id: leadId, form_completed: true, offer_accepted: true, valuation_id: changed };
    expect((await send(kit, `/api/leads/${leadId}`, { method: 'PATCH', body })).status).toBe(422);
    expect(await mails()).toBe(1);
  });

  it('[EN-06] the valuation of another site is dropped', async () => {
    const { body } = await send(kit, '/api/valuations', {
      host: NORTHSIDE,
      body: { ...asked, make: 'Toyota', model: 'RAV4', year: 2021 },
    });
    const leadId = await postLead({ valuation_id: body['id'] });
    expect((await newest())?.valuation).toBeNull();
    expect(errorOf(await save(leadId, String(body['id'])))).toEqual([422, OTHER]);
  });

  it('[EN-06] PATCH /api/leads/{id} stores the accepted offer once and delivers it once', async () => {
    const { id, leadId } = await offerOf();
    const wakes = kit.wakes();
    const answers = [await answerOffer(leadId, id), await answerOffer(leadId, id)];
    const accepted = { status: 200, body: { lead_id: leadId, offer_accepted: true } };
    expect(answers).toEqual([accepted, accepted]);
    expect((await payloads()).map(({ valuation }) => valuation?.offer_accepted)).toEqual([null, 'Yes']);
    expect([await mails(), kit.wakes()]).toEqual([2, wakes + 1]);
  });

  it('[EN-06] of concurrent equal answers one is stored', async () => {
    const { id, leadId } = await offerOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerOffer(leadId, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([(await payloads()).length, await mails()]).toEqual([2, 2]);
  });

  it('[EN-06] a second message without the valuation does not take it from the lead', async () => {
    const { id, leadId } = await offerOf();
    expect(await postLead({ message: 'And does it have a towbar?' })).toBe(leadId);
    const another = await valued(kit, { make: 'Toyota', model: 'RAV4', year: 2020, rego: '1' });
    expect(errorOf(await save(leadId, another.id))).toEqual([422, OTHER]);
    expect((await answerOffer(leadId, id)).status).toBe(200);
    expect(await newest()).toMatchObject({
      message: 'And does it have a towbar?',
      rego: '417XYZ',
      'Trade-In Make': 'Toyota',
      valuation: { offer_accepted: 'Yes', range: { max: 25_300 } },
    });
    await postLead({ message: 'Or a roof rack?' });
    const mailed = await mails();
    expect((await answerOffer(leadId, id)).status).toBe(200);
    expect(await mails()).toBe(mailed);
  });

  it('[EN-06] an answer may be changed; a form that is not completed stores nothing', async () => {
    const { id, leadId } = await offerOf();
    expect((await answerOffer(leadId, id, { form_completed: false })).body).toEqual({
      lead_id: leadId,
      offer_accepted: null,
    });
    await answerOffer(leadId, id, { offer_accepted: false });
    await answerOffer(leadId, id);
    expect((await payloads()).map(({ valuation }) => valuation?.offer_accepted)).toEqual([null, 'No', 'Yes']);
  });

  it('[EN-06] an offer is accepted until its last day at the site, and declined later too', async () => {
    const { id, leadId } = await offerOf();
    clock = Date.parse('2026-11-28T13:59:59Z'); // 11:59 pm on 28 November in Brisbane
    expect((await answerOffer(leadId, id)).status).toBe(200);
    clock = Date.parse('2026-11-28T14:00:00Z');
    expect((await answerOffer(leadId, id)).status).toBe(200); // a repetition
    expect((await answerOffer(leadId, id, { offer_accepted: false })).status).toBe(200);
    expect(errorOf(await answerOffer(leadId, id))).toEqual([
      422,
      'This value is no longer valid. Please ask for a new value.',
    ]);
  });

  it('[EN-06] only the valuation of the lead is accepted, on its site', async () => {
    const { id, leadId } = await offerOf();
    const another = await valued(kit, { kms: 59_000 });
    const changed = await valued(kit, { id, kms: 59_000 });
    const lonely = await postLead({ email: 'other@shopper.example' });
    expect(errorOf(await answerOffer(leadId, another.id))).toEqual([422, OTHER]);
    expect(errorOf(await answerOffer(leadId, changed.id))).toEqual([422, OTHER]);
    expect(errorOf(await answerOffer(lonely, id))).toEqual([422, OTHER]);
    expect((await answerOffer(leadId, id, {}, NORTHSIDE)).status).toBe(422);
    expect((await answerOffer(UNKNOWN, id)).status).toBe(404);
    expect((await payloads()).every(({ valuation }) => !valuation?.offer_accepted)).toBe(true);
  });

  it.each<[object, string]>([
    [{ lead_id: UNKNOWN }, 'lead_id is not the lead of the path.'],
    [{ lead_id: '' }, 'Refused: lead_id.'],
    [{ form_completed: 'yes' }, 'Refused: form_completed.'],
    [{ offer_accepted: null }, 'Refused: offer_accepted.'],
    [{ valuation_id: undefined }, 'Refused: valuation_id.'],
  ])('[EN-06] PATCH /api/leads/{id} refuses %j', async (changes, detail) => {
    const { id, leadId } = await offerOf();
    const { status, body } = await answerOffer(leadId, id, changes);
    expect([status, body['detail']]).toEqual([422, detail]);
  });

  it('[EN-06] refuses a path that is no id, a page of another site and a body that is no JSON', async () => {
    const { id, leadId } = await offerOf();
    expect((await answerOffer('1; drop table leads', id)).status).toBe(422);
    const patch = (headers: Record<string, string>) =>
      kit.request(`/api/leads/${leadId}`, { method: 'PATCH', headers, body: 'offer_accepted' });
    expect((await patch({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await patch({ 'content-type': 'application/json' })).status).toBe(400);
    expect((await patch({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('[EN-06] POST /api/miscellaneous saves it with an earlier lead once; figures of the client are ignored', async () => {
    const leadId = await postLead({ rego: '417-xyz', regoState: 'QLD' });
    const { id } = await valued(kit);
    const saved = { status: 200, body: { saved: true, lead_id: leadId } };
    const forged = { range: { min: 90_000, max: 99_000 } };
    expect([await save(leadId, id, forged), await save(leadId, id)]).toEqual([saved, saved]);
    expect((await payloads()).map(({ valuation }) => valuation?.range?.max)).toEqual([undefined, 25_300]);
    expect(await mails()).toBe(2);
    expect((await answerOffer(leadId, id)).status).toBe(200);
    expect((await save(leadId, id)).status).toBe(200); // keeps the answer
    expect((await newest())?.valuation?.offer_accepted).toBe('Yes');
  });

  it('[AN-02] the log says whether a valuation was saved, without personal data', async () => {
    const leadId = await postLead({ rego: '417-xyz', regoState: 'QLD' });
    const { id } = await valued(kit);
    kit.logs.length = 0;
    await save(leadId, id);
    await save(UNKNOWN, id);
    await save(leadId, `${id}x`);
    const saving = kit.database.db.schema;
    await saving.alterTable('leads').renameTo('leads_away').execute();
    try {
      expect((await save(leadId, id)).status).toBe(500);
    } finally {
      await saving.alterTable('leads_away').renameTo('leads').execute();
    }
    const line = z.object({ msg: z.string(), level: z.number(), problem: z.string().optional() });
    const lines = kit.logs.map((log) => line.parse(JSON.parse(log)));
    expect(lines.filter(({ msg }) => msg.includes('aluation data'))).toEqual([
      { msg: 'Valuation data saved successfully', level: 30 },
      { msg: 'Failed to save valuation data', level: 40, problem: 'noSuchLead' },
      { msg: 'Failed to save valuation data', level: 40, problem: 'notSigned' },
      { msg: 'Failed to save valuation data', level: 50 },
    ]);
    expect(kit.logs.join()).not.toMatch(/417[- ]?xyz|shopper\.example/i);
  });

  it('[EN-06] changed answers replace the valuation of a lead, another vehicle does not', async () => {
    const { id, leadId } = await offerOf();
    const adjustmentAnswers = { ...asked.adjustmentAnswers, condition: 'good' };
    const better = await valued(kit, { id, adjustmentAnswers });
    expect((await save(leadId, better.id)).status).toBe(200);
    expect((await newest())?.valuation?.answers.condition).toBe('good');
    expect(errorOf(await save(leadId, (await valued(kit)).id))).toEqual([422, OTHER]);
    const typed = await postLead({ email: 'other@shopper.example', rego: 'TYPED1' });
    expect(errorOf(await save(typed, id))).toEqual([422, OTHER]);
    expect((await save(UNKNOWN, id)).status).toBe(404);
    expect((await save(leadId, id, {}, NORTHSIDE)).status).toBe(422);
    expect((await save(leadId, id, { column_name: 'price' })).body['detail']).toBe('Refused: column_name.');
  });
});
