import { describe, expect, test } from 'vitest';
import { faqFields, jobFields, noContent, offerFields, personFields, shownParts } from './index.ts';
import type { ContentPart } from './index.ts';

const text = (html: string): ContentPart => ({ kind: 'text', html });
const entry = {
  file: 'content/x/a.md',
  body: [text('<p>Words.</p>'), { kind: 'note' as const, html: '<p>More.</p>' }],
};
const person = (name: string, fields: object = {}) => ({
  ...personFields.parse({ name, role: 'Sales consultant', ...fields }),
  ...entry,
});
const faq = (question: string, topic?: string) => ({
  ...faqFields.parse({ question, topic }),
  ...entry,
  slug: 'a',
});
const locations = [
  { id: 101, name: 'Newstead' },
  { id: 102, name: 'Aspley' },
];

describe('the blocks of a text', () => {
  const content = {
    ...noContent,
    people: [
      person('Priya Nair', { location: 101, phone: '07 5550 0101' }),
      person('Sam Reid', { location: 102 }),
      person('Jo Ash'),
    ],
    faqs: [faq('Can I trade in?', 'selling'), faq('Do you deliver?')],
  };
  const people = (location: number | null): ContentPart => ({ kind: 'people', title: 'Our team', location });
  const faqs = (topic: string | null, title = ''): ContentPart => ({ kind: 'faqs', title, topic });

  test('of people have everybody, with the place of each, or those of a place', () => {
    const [all] = shownParts([people(null)], content, locations);
    expect(all).toMatchObject({
      kind: 'staff',
      title: 'Our team',
      people: [
        { name: 'Priya Nair', place: 'Newstead', phone: '07 5550 0101', html: '<p>Words.</p>\n<p>More.</p>' },
        { name: 'Sam Reid', place: 'Aspley' },
        { name: 'Jo Ash', place: null },
      ],
    });
    expect(shownParts([people(102)], content, locations)).toMatchObject([{ people: [{ name: 'Sam Reid' }] }]);
  });

  test('do not name the only place of a site', () => {
    expect(shownParts([people(101)], content, locations.slice(0, 1))).toMatchObject([
      { people: [{ place: null }] },
    ]);
  });

  test('of questions are questions, of a topic or all, below their heading', () => {
    expect(shownParts([faqs('selling')], content, locations)).toEqual([
      {
        kind: 'questions',
        items: [{ title: 'Can I trade in?', href: null, html: '<p>Words.</p>\n<p>More.</p>' }],
      },
    ]);
    expect(shownParts([faqs(null, 'You & us')], content, locations)).toMatchObject([
      { kind: 'text', html: '<h2>You &amp; us</h2>' },
      { kind: 'questions', items: [{}, {}] },
    ]);
  });

  test('of an offer have what its card shows, while the site shows it', () => {
    const values = offerFields.parse({ id: 7, name: 'Free servicing' });
    const texts = { description: null, sanitized_description: 'Free for a year.', image_url: null };
    const offers = [{ ...values, ...texts, ...entry, image_or_model_image: null }];
    const parts: ContentPart[] = [7, 8].map((id) => ({ kind: 'offer', id }));
    expect(shownParts(parts, { ...content, offers }, locations)).toMatchObject([
      {
        kind: 'offer',
        offer: { id: 7, name: 'Free servicing', texts: { description: { short: 'Free for a year.' } } },
      },
    ]);
  });

  test('that choose nothing are left out, and other parts stay', () => {
    const parts = [text('<p>A</p>'), people(103), faqs('none', 'None')];
    expect(shownParts(parts, content, locations)).toEqual([text('<p>A</p>')]);
  });
});

describe('the values of', () => {
  test.each([
    ['a person without a role', personFields, { name: 'Jo' }, 'role'],
    ['a phone of words', personFields, { name: 'Jo', role: 'Boss', phone: 'ask for Jo' }, 'phone'],
    ['a job without its day', jobFields, { title: 'Boss', summary: 'x' }, 'start'],
    [
      'a job that ends first',
      jobFields,
      { title: 'Boss', summary: 'x', start: '2026-11-02', expiry: '2026-11-01' },
      'expiry',
    ],
    [
      'a salary from more',
      jobFields,
      { title: 'Boss', summary: 'x', start: '2026-11-02', salary: { from: 2, to: 1 } },
      'salary.to',
    ],
    ['a question of 201 letters', faqFields, { question: 'x'.repeat(201) }, 'question'],
    ['a topic that is no word of an address', faqFields, { question: 'x', topic: 'My car' }, 'topic'],
  ])('%s are refused', (_name, schema, values, path) => {
    expect(schema.safeParse(values).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test('a job are full time and say nothing of pay by themselves', () => {
    expect(
      jobFields.parse({
        title: 'Boss',
        summary: 'x',
        start: '2026-11-02',
        salary: { from: 30, per: 'hour' },
      }),
    ).toMatchObject({ employment: 'full time', location: null, salary: { from: 30, to: null, per: 'hour' } });
  });
});
