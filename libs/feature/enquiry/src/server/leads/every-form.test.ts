import { apiSite, siteLookup, type ApiSite } from '@forecourt/api';
import { person, type TestApi } from '@forecourt/api/testing';
import { emptyTables } from '@forecourt/database/testing';
import {
  declaredFields,
  declaredValuesSchema,
  formDeclarationSchema,
  isAsked,
  type FormDeclaration,
} from '@forecourt/lead';
import { deliverLeads, leadLimits, openSms, type LeadMail } from '@forecourt/lead-desk';
import { problemSchema } from '@forecourt/platform-client/contracts';
import { defineDealer, exampleDealer, exampleLocation } from '@forecourt/site-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as declared from '../../declared/index.ts';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

// The clock of the tests is Saturday 21 November 2026, 4:12 pm in Brisbane: every location has closed.
const DROP_OFF = '2026-11-24T09:00:00+10:00';
const DRIVE = '2026-11-23T09:00:00+10:00';
const forms: FormDeclaration[] = Object.values(declared).map((form) => formDeclarationSchema.parse(form()));
const at = (id: number, location_type: 'sales' | 'service' | 'parts') => ({
  ...{ ...exampleLocation, id, location_type, primary: id === 1 },
  ...{ name: `Example Motors ${location_type}`, slug: location_type, phone: `(07) 5550 010${id}` },
});
const dealer = defineDealer({
  ...exampleDealer,
  slug: 'harbour-city',
  locations: [at(1, 'sales'), at(2, 'service'), at(3, 'parts')],
  features: [],
});

/** An answer that fits each field; a field with a condition is answered too. */
function answersTo(form: FormDeclaration): Record<string, unknown> {
  const known: Record<string, unknown> = { Rego: '123 ABC', rego: '123 ABC', regoState: 'QLD' };
  const answers = declaredFields(form).map((field): [string, unknown] => {
    if (known[field.name] !== undefined) return [field.name, known[field.name]];
    switch (field.kind) {
      case 'number':
        return [field.name, String(Math.min(Math.max(field.min, 2020), field.max))];
      case 'choice':
        return [field.name, field.options[0]];
      case 'ticks':
        return [field.name, [field.options[0]]];
      case 'date':
        return [field.name, '2030-01-15'];
      case 'file':
        return [field.name, []];
      default:
        return [field.name, 'my own words'];
    }
  });
  return Object.fromEntries(answers);
}

describe('every form of a site', () => {
  let kit: TestApi;
  let site: ApiSite;
  let sent = 0;

  beforeAll(async () => {
    site = withEnquiry(apiSite(dealer, { origin: 'https://example-motors.example', env: {} }), { forms });
    const { byHost } = siteLookup([{ site, hosts: ['harbour-city-motors.example'] }]);
    const unlimited = leadLimits({ perAddress: 100_000, perSite: null });
    kit = await enquiryApi('pglite', { sites: byHost, limits: unlimited, confirmationLimits: unlimited });
    const car = { id: 20_000, stocknum: 'U1', location_id: 1, status: 'in_stock' };
    await kit.addCar({ ...car, ...{ make: 'Mazda', model: 'CX-5' } }, site.slug);
  });
  afterAll(() => kit.database.close());
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox', 'appointments']));

  const post = (fields: object) => {
    sent += 1;
    const own = { email: `e${sent}@shopper.example` };
    return kit.postLead({ ...person, ...own, ...fields }, { 'idempotency-key': `every-form-${sent}` });
  };
  const postForm = (form: FormDeclaration, values: object, fields: object = {}) =>
    post({ page_id: form.id, message: form.unsaid, values, ...fields });
  /** Delivers all waiting leads, and returns their mails. */
  const mails = async () => {
    const got: LeadMail[] = [];
    const mailer = {
      kind: 'smtp' as const,
      send: async (mail: LeadMail) => void got.push(mail),
      close: () => undefined,
    };
    const topics = { topics: ['lead.email', 'lead.confirmation'], limit: 1_000 };
    const now = () => new Date('2030-01-01T00:00:00Z');
    const sms = openSms({ mailboxDir: null });
    await deliverLeads({ db: kit.database.db, siteBySlug: () => site, mailer, sms, now }, topics);
    return got;
  };
  const confirmation = async () => {
    const found = (await mails()).filter(({ kind }) => kind === 'confirmation');
    expect(found).toHaveLength(1);
    const [mail] = found;
    if (!mail) throw new Error('No confirmation was sent.');
    for (const words of [
      'Hi Kimberley,',
      'Someone will answer from 8:00 am on Monday 23 November 2026',
      'Newstead QLD',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    return mail;
  };

  test.each(forms)('[EN-11] $id is confirmed with what was chosen, and with its place', async (form) => {
    const values = answersTo(form);
    expect((await postForm(form, values)).status).toBe(200);
    const { text, html, calendar } = await confirmation();
    const place = dealer.dealer.locations.find(
      ({ location_type }) => location_type === (form.places ?? 'sales'),
    );
    for (const words of [
      form.title,
      place?.name ?? 'no place',
      place?.phone ?? 'no phone',
      '8:30 am - 4:00 pm',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    for (const { kind, name } of declaredFields(form))
      if (kind === 'ticks') expect(text).toContain(String(values[name]));
    expect(text).not.toContain('123 ABC');
    expect(calendar).toBeNull();
  });

  test.each([
    ['a general enquiry', { category: 'General Enquiry', page_id: 'contact' }],
    ['an enquiry about a vehicle', { category: 'Vehicle Enquiry', page_id: 'vehicle', car_id: 20_000 }],
    ['a request for photos', { category: 'Request Photos', page_id: 'photos', car_id: 20_000 }],
    ['a finance enquiry', { category: 'Finance Enquiry', page_id: 'finance', car_id: 20_000 }],
    ['a reservation', { category: 'Reservation', page_id: 'reserve', car_id: 20_000 }],
    ['a trade-in', { category: 'Trade-In', page_id: 'trade-in', car_id: 20_000 }],
    ['a test drive without a time', { category: 'Test Drive', page_id: 'test-drive', car_id: 20_000 }],
  ])('[EN-11] %s is confirmed, with its vehicle and without a calendar file', async (_name, fields) => {
    expect((await post(fields)).status).toBe(200);
    const { text, calendar } = await confirmation();
    expect(text.includes('CX-5')).toBe('car_id' in fields);
    expect(calendar).toBeNull();
  });

  test.each([
    [
      'a test drive',
      DRIVE,
      { category: 'Test Drive', page_id: 'test-drive', car_id: 20_000 },
      '20261122T230000Z',
    ],
    ['a drop-off', DROP_OFF, { page_id: 'service' }, '20261123T230000Z'],
  ])(
    '[EN-11] the confirmation of %s has its time, and a calendar file',
    async (_name, dateTime, fields, start) => {
      const form = forms.find(({ id }) => id === fields.page_id);
      expect((await post({ ...fields, dateTime, values: form ? answersTo(form) : {} })).status).toBe(200);
      const { text, calendar } = await confirmation();
      expect(text).toMatch(/Your appointment: (Monday 23|Tuesday 24) November 2026, 9:00 am/);
      expect(calendar).toContain(`DTSTART:${start}`);
    },
  );

  const WRONG: Readonly<Record<string, unknown>> = {
    missing: undefined,
    empty: '',
    spaces: '   ',
    '10,000 characters': 'x'.repeat(10_000),
    'an emoji': '👩🏽‍🔧🚗',
    'right-to-left text': 'שלום \u202Eעולם',
    'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>"\'',
    'a header injection': 'Kim\r\nBcc: everybody@victims.example\r\n\r\nBody',
    'a null character': 'a\u0000b',
    'half a surrogate pair': 'a\uD800b',
    'a number': 1e20,
    null: null,
    'a list': ['a', { b: 'c' }],
    'a block': { constructor: 'x' },
  };

  test.each(forms)(
    '[EN-11] bad input in any field of $id is stored or refused with a sentence at the field, and its mails are safe',
    async (form) => {
      const values = answersTo(form);
      const asked = declaredValuesSchema.parse(values);
      let stored = 0;
      for (const field of declaredFields(form))
        for (const [name, value] of Object.entries(WRONG)) {
          const which = `${form.id}, ${field.name}: ${name}`;
          const response = await postForm(form, { ...values, [field.name]: value });
          expect([200, 422], which).toContain(response.status);
          if (response.status === 200) stored += 1;
          else {
            const { fields = {} } = problemSchema.parse(await response.json());
            for (const [at, sentences] of Object.entries(fields)) {
              expect([`values.${field.name}`, 'values'], which).toContain(at);
              for (const sentence of sentences) expect(sentence, which).toMatch(/^[A-Z].*[.?!]$/);
            }
            expect(Object.keys(fields), which).toHaveLength(1);
          }
          if (name === '10,000 characters' && isAsked(field, asked)) expect(response.status, which).toBe(422);
        }
      const leads = await kit.database.db.selectFrom('leads').select('id').execute();
      expect(leads).toHaveLength(stored);
      for (const mail of await mails()) {
        expect(mail.html).not.toMatch(/<script|<img src=x/i);
        expect(`${mail.to}${mail.subject}`).not.toMatch(/\p{Cc}/u);
        expect(mail.text).not.toMatch(/^Bcc:/m);
      }
    },
  );

  it('[EN-11] an answer that the form does not ask is in no mail', async () => {
    const [form] = forms;
    if (!form) throw new Error('No form is declared.');
    await postForm(form, { ...answersTo(form), extra: 'Owed money' }, { answers: { Extra: 'Owed money' } });
    expect((await confirmation()).text).not.toContain('Owed');
  });
});
