import { fixedNow, namedCars } from '@forecourt/fixtures';
import { declaredFields, formDeclarationSchema } from '@forecourt/lead';
import { siteServices } from '@forecourt/page/loader';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider, createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { serviceBooking } from '../declared/index.ts';
import { loadEnquire } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';
import { testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { action, loader } from './enquire.tsx';

const origin = 'https://dealer.example';
const service = formDeclarationSchema.parse(serviceBooking());
const site = testSite({ forms: [serviceBooking()], disclaimer: 'I accept the terms.' });
const car = namedCars.reduced;
const platform = () => testPlatform({ cars: [car] });
const services = (fetch = platform().fetch) => ({
  ...{ site, now: fixedNow, fetch, searchKey: '', origin, nonce: null },
});

const contact = {
  ...{ name: 'Priya', last_name: 'Nair', email: 'priya.nair@example.com', phone: '0491 570 156' },
  ...{ postcode: '4006', terms_conditions: 'on' },
};
const enquiry = { ...contact, message: 'Is it still here?', location: '', dateTime: '', opt_in: '' };
const booking = {
  ...{ ...contact, form_step: '2', location: '', dateTime: '', opt_in: '' },
  ...{ 'values.known': 'Number plate', 'values.Rego': '123 ABC', 'values.state': 'QLD' },
  ...{ 'values.jobs': 'Brakes', 'values.meanwhile': 'I’ll wait', 'values.ready': 'Text me' },
};

/** What every field gets from a browser without JavaScript, whatever it expects; null leaves it out. */
const BAD: readonly [string, string | null][] = [
  ['nothing', null],
  ['an empty text', ''],
  ['spaces', '   '],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['an emoji', '👩🏽‍🔧🚗'],
  ['right-to-left text', 'שלום \u202Eעולם'],
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>"\''],
  ['line ends', 'Kim\r\nBcc: everybody@victims.example\r\n\r\nBody'],
  ['a null character', 'a\u0000b'],
  ['a number', '1e20'],
  ['JSON', '{"a":[1]}'],
];

/** Posts a form; the page that is shown again, or null for one that was sent. */
async function post(form: Record<string, string>, path: string) {
  const { fetch, leads } = platform();
  const context = new RouterContextProvider();
  context.set(siteServices, services(fetch));
  const { pathname } = new URL(path, origin);
  const { queryRoute } = createStaticHandler([{ id: 'form', path: pathname, action, loader }]);
  const request = new Request(origin + path, { method: 'POST', body: new URLSearchParams(form) });
  const answer: unknown = await queryRoute(request, { requestContext: context }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response))
    throw new Error('The route did not answer with a Response.', { cause: answer });
  const refused: RefusedForm | null = answer.status === 303 ? null : await answer.json();
  return { status: answer.status, refused, leads };
}

async function html(refused: RefusedForm, path: string): Promise<string> {
  const page = await loadEnquire(services(), new URL(origin + path));
  return renderToString(
    <TestSite site={site}>
      <EnquireScreen page={page} refused={refused} />
    </TestSite>,
  );
}

/** The words of a page as a visitor reads them. */
const words = (page: string) =>
  new DOMParser().parseFromString(page, 'text/html').body.textContent.replaceAll('\u00a0', ' ');

const forms: [string, string, Record<string, string>, string[]][] = [
  ['an enquiry', '/enquire', enquiry, []],
  ['a test drive', `/enquire?about=test-drive&car=${car.slug}`, enquiry, []],
  ['a service booking', '/service', booking, declaredFields(service).map(({ name }) => `values.${name}`)],
];

describe.each(forms)('%s without JavaScript', (_name, path, good, own) => {
  test('is sent when everything is right', async () => {
    const { status, leads } = await post(good, path);
    expect([status, leads.length]).toEqual([303, 1]);
  });

  const fields = [...new Set([...Object.keys(good).filter((name) => name !== 'form_step'), ...own])];

  test.each(fields)(
    '[EN-07] bad input in %s is sent, or refused with a sentence, and every text stays',
    async (field) => {
      for (const [name, bad] of BAD) {
        const { [field]: _, ...others } = good;
        const form = bad === null ? others : { ...others, [field]: bad };
        const { status, refused, leads } = await post(form, path);
        expect([303, 422], `${field}: ${name}`).toContain(status);
        expect(leads, `${field}: ${name}`).toHaveLength(status === 303 ? 1 : 0);
        if (!refused) continue;
        const errors = Object.entries(refused.errors);
        expect(
          errors.map(([wrong]) => wrong),
          `${field}: ${name}`,
        ).toContain(field);
        const page = await html(refused, path);
        expect(page, `${field}: ${name}`).not.toMatch(/<script>alert|<img src="?x/);
        for (const [, sentence] of errors) {
          expect(sentence, `${field}: ${name}`).toMatch(/^[A-Z].*[.?!]$/);
          expect(words(page), `${field}: ${name}`).toContain(sentence);
        }
        for (const [kept, text] of Object.entries(others))
          if (!['opt_in', 'terms_conditions', 'form_step'].includes(kept))
            expect([refused.values, refused.values.values].flatMap(textsOf), `${field}: ${name}`).toContain(
              text,
            );
        if (typeof keptIn(refused, field) === 'string' && field !== 'dateTime')
          expect(keptIn(refused, field), `${field}: ${name}`).toBe(bad ?? '');
      }
    },
  );
});

/** What the page shows in a field that was posted; a tick and a list are no text. */
const keptIn = ({ values }: RefusedForm, field: string): unknown =>
  Object.entries({ ...values, ...prefixed(values.values) }).find(([name]) => name === field)?.[1];

const prefixed = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`values.${name}`, value]));

const textsOf = (values: object): unknown[] => Object.values(values).flat();
