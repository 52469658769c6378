import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { changedOn } from '@forecourt/site-content';
import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, contentSite, post, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

async function read(files: Record<string, string>, definition?: ReturnType<typeof contentSite>) {
  app = await contentApp(files, definition);
  return readContent(app.place);
}

describe('the content of an app', () => {
  test('is its offers, posts, pages, brands and redirects', async () => {
    const { content, problems } = await read({
      'content/offers/rav4.md': text(
        { id: 701, name: 'Clearance', model: { slug: 'rav4', name: 'RAV4' }, image: 'rav4.webp' },
        'From **$41,990**.',
      ),
      'content/offers/rav4.webp': 'picture',
      'content/posts/older.md': post({ start: '2026-10-01' }),
      'content/posts/newer.md': post(
        { tags: ['Towing'] },
        'See [the offer](/offers/701) and [more](/blog/tags/towing).',
      ),
      'content/pages/service/plan.md': text({ title: 'Plan' }, 'About [RAV4](/rav4), [Kia](/kia/overview).'),
      'content/brands/kia.md': text({ title: 'Kia', description: 'Cars.' }),
      'content/redirects.yaml':
        'redirects:\n  - { from: /Old, to: /older }\n  - { from: /older, to: /service/plan }\n',
      'content/parts/words.ts': 'export {}',
    });
    expect(problems).toEqual([]);
    expect(content.offers).toMatchObject([
      {
        id: 701,
        sanitized_description: 'From $41,990.',
        image_url: '/content/offers/rav4.webp',
        body: [{ kind: 'text', html: '<p>From <strong>$41,990</strong>.</p>' }],
        file: 'content/offers/rav4.md',
      },
    ]);
    expect(content.posts.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect(content.pages).toMatchObject([{ path: '/service/plan', title: 'Plan' }]);
    expect(content.brands).toMatchObject([{ slug: 'kia' }]);
    expect([...content.redirects]).toEqual([
      ['/old', '/service/plan'],
      ['/older', '/service/plan'],
    ]);
  });

  test('may be written by Decap CMS, which leaves values empty, quotes those with a colon and folds long ones', async () => {
    const { content, problems } = await read({
      'content/offers/rav4.md': [
        ...[
          '---',
          'id: 701',
          'name: "RAV4 demo: clearance"',
          'start: 2026-11-01',
          'expiry: ""',
          'category: ""',
        ],
        ...[
          'disclaimer: Drive-away price for demonstrator stock at Newstead while it lasts.',
          '  Private buyers only.',
        ],
        ...[
          'manufacturer:',
          '  name: Toyota',
          '  slug: toyota',
          'model:',
          '  name: ""',
          '  slug: ""',
          '---',
          '',
        ],
        ...['The **balance** of the warranty.', ''],
      ].join('\n'),
      'content/offers/check.md': '---\nid: 790\nname: Winter check, free\ndraft: false\n---\n',
      'content/posts/towing.md': [
        ...[
          '---',
          'start: 2026-11-20',
          'title: "Towing: what to know"',
          'summary: |-',
          '  Two lines',
          '  of summary.',
        ],
        ...[
          'category: motoring-tips',
          'draft: false',
          'tags:',
          '  - Towing',
          '  - Caravans',
          'stock: {}',
          '---',
          '',
        ],
      ].join('\n'),
    });
    expect(problems).toEqual([]);
    expect(content.offers).toMatchObject([
      { name: 'Winter check, free' },
      {
        ...{ name: 'RAV4 demo: clearance', start: '2026-11-01', expiry: null, category: null, model: null },
        disclaimer:
          'Drive-away price for demonstrator stock at Newstead while it lasts. Private buyers only.',
      },
    ]);
    expect(content.posts).toMatchObject([
      { summary: 'Two lines\nof summary.', tags: ['Towing', 'Caravans'], stock: null },
    ]);
  });

  test('changed on the days that its files give: a copy of the folder has other times', async () => {
    app = await contentApp({
      'content/posts/a.md': post({ start: '2026-11-01', updated: '2026-11-19' }),
      'content/posts/b.md': post({ start: '2026-10-01' }),
    });
    const before = await readContent(app.place);
    for (const name of ['a', 'b'])
      await utimes(path.join(app.place.directory, `content/posts/${name}.md`), 1, 1);
    const after = await readContent(app.place);
    expect(before.problems).toEqual([]);
    expect(after.content).toEqual(before.content);
    expect(after.content.posts.map(changedOn)).toEqual(['2026-11-19', '2026-10-01']);
  });

  test('has the pages that every site has: about us, and those of the folder legal', async () => {
    const { content, problems } = await read({
      'content/pages/about-us.md': text({ title: 'About' }, '::form[Ask]\n\n::offer{id=1}'),
      'content/legal/privacy-policy.md': text(
        { title: 'Privacy' },
        'See [the terms](/terms-and-conditions).',
      ),
      'content/legal/terms-and-conditions.md': text({ title: 'Terms' }),
      'content/offers/a.md': text({ id: 1, name: 'A' }),
    });
    expect(problems).toEqual([]);
    expect(content.pages.map(({ path, title }) => [path, title])).toEqual([
      ['/privacy-policy', 'Privacy'],
      ['/terms-and-conditions', 'Terms'],
      ['/about-us', 'About'],
    ]);
  });

  test('is empty without a folder', async () => {
    const { content, problems } = await read({});
    expect([content.posts, content.pages, problems]).toEqual([[], [], []]);
  });

  test('has that of a shared folder too, where the own folder has no file of that name', async () => {
    const { content, problems } = await read(
      {
        'content/posts/one.md': post({ title: 'Own' }),
        '../shared/posts/one.md': post({ title: 'Shared' }),
        '../shared/posts/two.md': post({ title: 'Shared' }, '![A shed](shed.webp)'),
        '../shared/posts/shed.webp': 'picture',
        '../shared/posts/three.md': 'no values',
      },
      contentSite({ sharedContent: '../shared' }),
    );
    expect(content.posts.map(({ slug, title }) => [slug, title])).toEqual([
      ['one', 'Own'],
      ['two', 'Shared'],
    ]);
    expect(problems.map(({ path }) => path)).toEqual(['../shared/posts/three.md:1']);
  });
});

describe('people, jobs and questions', () => {
  const person = (values: object = {}) => text({ name: 'Priya Nair', role: 'Sales manager', ...values });
  const job = (values: object = {}) =>
    text({ title: 'Technician', summary: 'Repair.', start: '2026-11-02', ...values });
  const faq = (values: object = {}) => text({ question: 'Do you deliver?', ...values }, 'Yes.');

  test('are read in their order, with their pictures', async () => {
    const { content, problems } = await read({
      'content/people/a.md': person({ name: 'Zoe', image: 'zoe.webp', order: 1 }),
      'content/people/zoe.webp': 'picture',
      'content/people/b.md': person(),
      'content/people/c.md': person({ name: 'Adam' }),
      'content/jobs/old.md': job(),
      'content/jobs/new.md': job({ start: '2026-11-09' }),
      'content/faqs/a.md': faq({ topic: 'delivery' }),
      'content/faqs/b.md': faq({ order: 1 }),
    });
    expect(problems).toEqual([]);
    expect(content.people.map(({ name, image }) => [name, image])).toEqual([
      ['Zoe', '/content/people/zoe.webp'],
      ['Adam', null],
      ['Priya Nair', null],
    ]);
    expect(content.jobs.map(({ slug }) => slug)).toEqual(['new', 'old']);
    expect(content.faqs.map(({ slug, topic, body }) => [slug, topic, body])).toEqual([
      ['b', 'general', [{ kind: 'text', html: '<p>Yes.</p>' }]],
      ['a', 'delivery', [{ kind: 'text', html: '<p>Yes.</p>' }]],
    ]);
  });

  test.each([
    ['a location that the site lacks', { 'content/people/a.md': person({ location: 9 }) }, 'no location 9'],
    ['a job at such a location', { 'content/jobs/a.md': job({ location: 9 }) }, 'no location 9'],
    ['a missing photo', { 'content/people/a.md': person({ image: 'a.webp' }) }, '/content/people/a.webp'],
    ['a block of nobody', { 'content/pages/a.md': text({ title: 'A' }, '::people[Team]') }, 'has nobody'],
    [
      'a block of nobody at a location',
      { 'content/pages/a.md': text({ title: 'A' }, '::people[Team]{location=7}') },
      'nobody at location 7',
    ],
    [
      'a block of no question',
      { 'content/pages/a.md': text({ title: 'A' }, '::faqs[Questions]') },
      'has no question',
    ],
    [
      'an unknown topic',
      {
        'content/pages/a.md': text({ title: 'A' }, '::faqs{topic=delivry}'),
        'content/faqs/a.md': faq({ topic: 'delivery' }),
      },
      'about the topic "delivry"',
    ],
    [
      'a location that is no number',
      { 'content/pages/a.md': text({ title: 'A' }, '::people{location=Newstead}') },
      'not the number of a location',
    ],
    [
      'an unknown attribute',
      { 'content/pages/a.md': text({ title: 'A' }, '::faqs{about=cars}') },
      'has no "about"',
    ],
  ])('%s is reported', async (_name, files, what) => {
    const { problems } = await read(files);
    expect(problems).toMatchObject([{ what: expect.stringContaining(what) }]);
    for (const { why, fix } of problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  });

  test('without a page for jobs a job is reported', async () => {
    const site = contentSite();
    const routes = site.routes.filter(({ path: each }) => each !== 'careers');
    app = await contentApp({ 'content/jobs/a.md': job() }, { ...site, routes });
    const { content, problems } = await readContent(app.place);
    expect(content.jobs).toEqual([]);
    expect(problems).toMatchObject([
      { what: 'the site has no page /careers', fix: expect.stringContaining('careers()') },
    ]);
  });
});
