import { declaredFields, isAsked } from '@forecourt/lead';
import { answersTo, answerTo, formsOf } from '../support/declared-form.ts';
import { headingOf, readableText } from '../support/html.ts';
import { aShopper, idOf } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { asShopper } from '../support/sign-in.ts';
import { carOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** Paths of the specification, by the id of the form that has them. */
const paths = {
  '[RT-06]': ['sell-your-car', ['trade-in', 'sell-your-car', 'sell-my-car', 'cars/trade-in']],
  '[RT-07]': [
    'finance-enquiry',
    [
      ...['finance', 'finance-enquiry', 'finance-and-insurance', 'personalised/finance'],
      ...['apply-for-finance', 'finance-pre-approval'],
    ],
  ],
} as const;

/** The headings of finance applications, on sites that take them. */
const APPLICATIONS: Readonly<Record<string, string>> = {
  'apply-for-finance': 'Apply for finance',
  'finance-pre-approval': 'Finance pre-approval',
};

for (const [id, [name, all]] of Object.entries(paths))
  test(`${id} every address of the form has its page, also about a vehicle`, async ({
    site,
    definition,
    origin,
    get: open,
  }) => {
    const get = await asShopper(open, { origin, definition });
    const form = formsOf(definition).find((each) => each.id === name);
    const car = carOf(site, 'plain');
    const carId = await idOf(get, car);
    for (const path of all) {
      const title = 'finance-application' in definition.features ? APPLICATIONS[path] : undefined;
      const plain = await get(`/${path}`);
      expect([plain.status, headingOf(plain.text)], path).toEqual([200, title ?? form?.title]);
      for (const which of [carId, car.slug]) {
        const about = await get(`/${path}?car_id=${which}`);
        expect(readableText(about.text), `${path}?car_id=${which}`).toContain(car.name);
      }
    }
  });

test('[RT-13] service, parts, test drives, and what is covered, each have their page where the dealer offers them', async ({
  site,
  get,
}) => {
  const offered = ['book-test-drive', 'service', 'vehicle-parts-and-accessories'];
  const covered = ['capped-price-servicing', 'roadside-assist', 'warranty'];
  const own = ['diamond-advantage', 'buying'];
  const headings = [];
  for (const path of [...offered, ...covered, ...own]) {
    const { status, text } = await get(`/${path}`);
    const has = site === 'harbour-city' || !own.includes(path);
    expect(status, path).toBe(has ? 200 : 404);
    if (!has) continue;
    headings.push(headingOf(text));
    expect(/<form|href="\/(?:contact-us|service|book-test-drive|search)/.test(text), path).toBe(true);
  }
  expect(new Set(headings).size).toBe(site === 'harbour-city' ? 8 : 6);
});

test('[RT-16] careers, about us, fleet, terms and privacy have their pages', async ({ get }) => {
  const headings = [];
  for (const path of ['careers', 'about-us', 'fleet', 'terms-and-conditions', 'privacy-policy']) {
    const { status, text } = await get(`/${path}`);
    expect(status, path).toBe(200);
    headings.push(headingOf(text));
  }
  expect(new Set(headings).size).toBe(5);
});

test(
  '[EN-04] a test drive begins with its vehicle: a search without scripts finds it, and its link leads to the form',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const car = carOf(site, 'plain');
    const all = await get('/book-test-drive');
    expect(all.text.match(/href="\/enquire\?about=test-drive&amp;car=/g)?.length ?? 0).toBeGreaterThan(3);
    const found = await get(`/book-test-drive?query=${encodeURIComponent(String(car.stocknum))}`);
    const href = `/enquire?about=test-drive&car=${car.slug}`;
    expect(found.text).toContain(`href="${href.replace('&', '&amp;')}"`);
    const form = await get(href);
    expect(readableText(form.text)).toContain(car.name);
    expect(form.text).toContain('name="dateTime"');
  },
);

test(
  '[EN-11] every declared form leads step by step, without scripts, to a lead with all answers',
  { tag: '@every-dealer' },
  async ({ definition, origin, get }) => {
    const forms = formsOf(definition);
    for (const form of forms) {
      const path = `/${form.paths[0]}`;
      const { message: _none, ...contact } = aShopper();
      const places = definition.dealer.locations.filter(({ location_type }) => location_type === form.places);
      const answers = answersTo(form);
      const fields = {
        ...answers,
        ...contact,
        ...(places.length > 1 && { location: places[0]?.name ?? '' }),
        started_at: String(Date.now() - 10_000),
      };
      const post = (step: number) =>
        get(path, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
          body: new URLSearchParams({ ...fields, form_step: String(step) }).toString(),
        });
      for (const [step, { title }] of form.steps.entries()) {
        const answer = await post(step);
        const next = form.steps[step + 1];
        if (next)
          expect([answer.status, answer.text.includes(next.title)], `${path}: ${title}`).toEqual([200, true]);
        else
          expect([answer.status, answer.headers.location], path).toEqual([
            ...[303, expect.stringMatching(/^\/success\?counted=/)],
          ]);
      }
      const mail = await mailWith(origin, contact.email);
      const valid = Object.fromEntries(declaredFields(form).map((field) => [field.name, answerTo(field)]));
      const asked = declaredFields(form).filter((field) => isAsked(field, valid));
      for (const { label, name, kind } of asked) {
        const told = kind === 'date' ? 'Monday 15 January 2035' : (answers[`values.${name}`] ?? '');
        expect(mail.text, `${path}: ${label}`).toContain(told);
      }
    }
  },
);
