import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

const rav4 = { slug: 'rav4', name: 'RAV4' };
const offer = (model: object) => text({ id: 1, name: 'A', model });

describe('the page of a model', () => {
  test.each([
    [
      'is not hidden by a page',
      { 'content/offers/a.md': offer(rav4), 'content/pages/rav4.md': text({ title: 'RAV4' }) },
      'content/pages/rav4.md:1',
      'its address, /rav4, is that of the model of content/offers/a.md',
    ],
    [
      'is not hidden by a page of the site',
      { 'content/offers/a.md': offer({ slug: 'careers', name: 'Careers' }) },
      'content/offers/a.md:1',
      'the address of its model, /careers, is that of a page of a feature of the site',
    ],
  ])('%s', async (_why, files, path, what) => {
    app = await contentApp(files);
    const { content, problems } = await readContent(app.place);
    expect(problems).toMatchObject([{ path, what }]);
    expect(content.pages).toEqual([]);
  });

  test('is a page of the dealer where the offers name it', async () => {
    app = await contentApp({
      'content/offers/a.md': offer({ ...rav4, override_url: '/rav4' }),
      'content/pages/rav4.md': text({ title: 'RAV4' }),
    });
    const { content, problems } = await readContent(app.place);
    expect(problems).toEqual([]);
    expect(content.pages.map((page) => page.path)).toEqual(['/rav4']);
  });

  test('is shared by the offers of the model', async () => {
    app = await contentApp({
      'content/offers/a.md': offer(rav4),
      'content/offers/b.md': text({ id: 2, name: 'B', model: rav4 }),
    });
    expect((await readContent(app.place)).problems).toEqual([]);
  });
});

describe('an address that the host serves itself', () => {
  test('is no page of content', async () => {
    const model = { slug: 'metrics', name: 'Metrics' };
    app = await contentApp({
      'content/brands/dev.md': text({ title: 'Dev', description: 'Words.' }),
      'content/offers/a.md': offer(model),
      'content/pages/api.md': text({ title: 'Api' }),
      'content/pages/images/ours.md': text({ title: 'Images' }),
      'content/pages/images-of-cars.md': text({ title: 'Images of cars' }),
    });
    const { content, problems } = await readContent(app.place);
    expect(problems.map(({ path, what }) => `${path} ${what}`)).toEqual([
      'content/brands/dev.md:1 its address, /dev/overview, is that of the host itself',
      'content/offers/a.md:1 the address of its model, /metrics, is that of the host itself',
      'content/pages/api.md:1 its address, /api, is that of the host itself',
      'content/pages/images/ours.md:1 its address, /images/ours, is that of the host itself',
    ]);
    expect(content.pages.map(({ path }) => path)).toEqual(['/images-of-cars']);
  });

  test('is redirected nowhere', async () => {
    app = await contentApp({
      'content/redirects.yaml':
        '- { from: /content/old.pdf, to: /about-us }\n- { from: /images/car.jpg, to: /about-us }\n',
    });
    const { content, problems } = await readContent(app.place);
    expect(problems).toMatchObject([
      { path: 'content/redirects.yaml:2', what: '"/images/car.jpg" is an address of the host itself' },
    ]);
    expect([...content.redirects.keys()]).toEqual(['/content/old.pdf']);
  });
});
