import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deliverLeads, leadLimits, openSms, type LeadMail } from '@forecourt/lead-desk';
import { leadRequestSchema, problemSchema } from '@forecourt/platform-client/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { person, site, type TestApi } from '@forecourt/api/testing';
import { enquiryApi } from '../testing/enquiry-api.ts';

const LONG = 'x'.repeat(10_000);
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'';
const INJECTED = 'Kim\r\nBcc: everybody@victims.example\r\n\r\nBody';
/** What every field gets, whatever it expects. */
const WRONG: Readonly<Record<string, unknown>> = {
  empty: '',
  spaces: '   ',
  '10,000 characters': LONG,
  'an emoji': '👩🏽‍🔧🚗',
  'right-to-left text': 'שלום \u202Eעולם',
  'a script': SCRIPT,
  'a header injection': INJECTED,
  'a null character': 'a\u0000b',
  'half a surrogate pair': 'a\uD800b',
  'a number': 1e20,
  'a negative number': -1,
  'a boolean': true,
  null: null,
  'a list': ['a', { b: 'c' }],
  'a block': { a: { b: 'c' }, constructor: 'x' },
};
const FIELDS = Object.keys(leadRequestSchema.shape);
const REQUIRED = ['name', 'last_name', 'email', 'phone', 'postcode', 'message'];

describe.each(testEngines('bad input'))('a lead with bad input on %s', (engine) => {
  let kit: TestApi;
  let sent = 0;

  beforeAll(async () => {
    kit = await enquiryApi(engine, { limits: leadLimits({ perAddress: 100_000, perSite: null }) });
    await kit.addCar({ id: 20_000, stocknum: 'U647390', location_id: 101 });
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox']));

  /** Posts a lead of another person, changed as given, under a key of its own. */
  const post = (changes: object, without?: string) => {
    sent += 1;
    const body: Record<string, unknown> = { ...person, email: `p${sent}@shopper.example`, ...changes };
    if (without !== undefined) delete body[without];
    return kit.postLead(body, { 'idempotency-key': `bad-input-${sent}` });
  };
  const leads = () => kit.database.db.selectFrom('leads').selectAll().execute();

  /** Delivers all waiting leads, and returns their mails. */
  const mails = async () => {
    const got: LeadMail[] = [];
    const mailer = {
      kind: 'smtp' as const,
      send: async (mail: LeadMail) => void got.push(mail),
      close: () => undefined,
    };
    const now = () => new Date('2030-01-01T00:00:00Z');
    const options = { topics: ['lead.email', 'lead.confirmation'], limit: 1_000 };
    const sms = openSms({ mailboxDir: null });
    await deliverLeads({ db: kit.database.db, siteBySlug: () => site, mailer, sms, now }, options);
    return got;
  };

  test.each(FIELDS)('in “%s” is stored or refused with a sentence, and its mail is safe', async (field) => {
    let stored = 0;
    for (const [name, value] of Object.entries(WRONG)) {
      const response = await post({ [field]: value });
      expect([200, 422], `${field}: ${name}`).toContain(response.status);
      if (response.status === 200) stored += 1;
      else {
        const { error, fields } = problemSchema.parse(await response.json());
        expect(error, `${field}: ${name}`).toMatch(/^[A-Z].+[.:]$/);
        for (const text of Object.values(fields ?? {}).flat())
          expect(text, `${field}: ${name}`).toMatch(/^[A-Z].*[.?!]$/);
      }
    }
    expect(await leads()).toHaveLength(stored);
    for (const mail of await mails()) {
      expect(mail.html).not.toMatch(/<script|<img src=x/i);
      for (const line of [mail.to, mail.subject, mail.replyTo?.name ?? '', mail.replyTo?.address ?? ''])
        expect(line).not.toMatch(/\p{Cc}/u);
      expect(mail.text).not.toMatch(/^Bcc:/m);
    }
  });

  test.each(REQUIRED)('without “%s” is refused, and the field is named', async (field) => {
    const response = await post({}, field);
    expect(response.status).toBe(422);
    expect(Object.keys(problemSchema.parse(await response.json()).fields ?? {})).toEqual([field]);
  });

  test.each(REQUIRED)('with 10,000 characters in “%s” is refused, not shortened', async (field) => {
    const response = await post({ [field]: LONG });
    expect(response.status).toBe(422);
    expect(Object.keys(problemSchema.parse(await response.json()).fields ?? {})).toEqual([field]);
    expect(await leads()).toEqual([]);
  });

  it('without the optional fields, or with unknown ones, is stored without the unknown ones', async () => {
    const extra = { dealer_email: 'me@evil.example', is_admin: true, lead_id: 'x', status: 'won' };
    expect((await post(extra)).status).toBe(200);
    const text = JSON.stringify((await leads())[0]?.payload);
    for (const name of ['dealer_email', 'is_admin', '"lead_id":"x"', '"won"'])
      expect(text).not.toContain(name);
  });

  test.each([
    ['an emoji', '👩🏽‍🔧🚗 ok'],
    ['right-to-left text', 'שלום עולם'],
    ['markup', 'I pay < $5,000 & want <b>two</b>'],
    ['two lines', 'one\ntwo'],
  ])('keeps %s in a message unchanged', async (_name, message) => {
    expect((await post({ message })).status).toBe(200);
    expect((await leads())[0]?.payload).toMatchObject({ message });
    expect((await mails())[0]?.text.replace(/\n {2,}/g, '\n')).toContain(message);
  });
});
