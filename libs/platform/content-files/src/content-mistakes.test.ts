import { rm } from 'node:fs/promises';
import path from 'node:path';
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

describe('a mistake in a file', () => {
  test('is reported with file, line, what, why and fix, all of them at once', async () => {
    const { content, problems } = await read({
      'content/posts/a.md': post({ catgory: 'x', start: '1 May' }),
      'content/posts/b.md': '---\ntitle: "open\n---\nWords.',
      'content/offers/c.md': text({ id: 'seven', name: '' }),
    });
    expect(content.posts).toEqual([]);
    const said = problems.map(({ path, what }) => `${path} ${what}`).join('\n');
    expect(said).toMatch(/content\/posts\/a.md:\d catgory: "catgory" is not a key here/);
    expect(said).toMatch(/content\/posts\/a.md:4 start: /);
    expect(said).toMatch(/content\/posts\/b.md:\d it is not valid YAML/);
    expect(said).toMatch(/content\/offers\/c.md:2 id: /);
    expect(said).toMatch(/content\/offers\/c.md:3 name: /);
    for (const { why, fix } of problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  });

  test.each([
    ['no front matter', { 'content/posts/a.md': '# Hello\n' }, 'a.md:1', 'does not begin with its values'],
    [
      'a missing picture',
      { 'content/posts/a.md': post({ image: 'none.webp' }) },
      'a.md:6',
      'no picture /content/posts/none.webp',
    ],
    [
      'a missing picture in the text',
      { 'content/posts/a.md': post({}, 'Hi.\n\n![A shed](/pictures/none.webp)') },
      'a.md:10',
      'no picture /pictures/none.webp',
    ],
    [
      'a picture without a description',
      { 'content/posts/a.md': post({}, '![](x.webp)'), 'content/posts/x.webp': '' },
      'a.md:8',
      'has no description',
    ],
    [
      'a script',
      { 'content/posts/a.md': post({}, 'Hi <script>alert(1)</script>') },
      'a.md:8',
      'has HTML: <script>',
    ],
    ['a second main heading', { 'content/posts/a.md': post({}, '# Hello') }, 'a.md:8', 'second main heading'],
    [
      'an unknown block',
      { 'content/posts/a.md': post({}, ':::step\n### One\n:::') },
      'a.md:8',
      '"step" is not a block',
    ],
    [
      'a block without headings',
      { 'content/posts/a.md': post({}, ':::steps\nWords\n:::') },
      'a.md:8',
      'has no heading',
    ],
    [
      'an unknown choice of stock',
      { 'content/posts/a.md': post({}, '::stock{colour=red}') },
      'a.md:8',
      'by "colour"',
    ],
    [
      'an address of a script',
      { 'content/posts/a.md': post({}, '[x](javascript:alert(1))') },
      'a.md:8',
      '"javascript:alert(1)" is not a page',
    ],
    [
      'a link to another host without https',
      { 'content/posts/a.md': post({}, '[x](//evil.example/)') },
      'a.md:8',
      '"//evil.example/" is not a page',
    ],
    ['a dead link', { 'content/posts/a.md': post({}, '[x](/about)') }, 'a.md:8', '"/about" is not a page'],
    [
      'an unknown category',
      { 'content/posts/a.md': post({ category: 'motoring-tip' }) },
      'a.md:1',
      'not a category',
    ],
    [
      'a tag that no address can be made of',
      { 'content/posts/a.md': post({ tags: ['Towing', '拖车'] }) },
      'a.md:6',
      'tags[1]: "拖车" is not valid: it needs a letter',
    ],
    [
      'a post of 10 MB',
      { 'content/posts/a.md': post({}, 'x'.repeat(10_000_000)) },
      'a.md:1',
      'at most 512 KB',
    ],
    ['a file of no kind', { 'content/post/a.md': post() }, 'post/a.md:1', '"post" is not a kind'],
    [
      'a name that is no address',
      { 'content/posts/My Post.md': post() },
      'My Post.md:1',
      'cannot be an address',
    ],
    [
      'an end before the start',
      { 'content/posts/a.md': post({ expiry: '2026-01-01' }) },
      'a.md:6',
      'ends before it starts',
    ],
    [
      'an address that the site has',
      { 'content/pages/careers.md': text({ title: 'Us' }) },
      'careers.md:1',
      'page of a feature',
    ],
    [
      'an address that another kind of content has',
      { 'content/pages/fleet/overview.md': text({ title: 'Fleet' }) },
      'overview.md:1',
      'page of a feature',
    ],
    [
      'a post at the address of a category',
      { 'content/posts/motoring-tips.md': post() },
      'motoring-tips.md:1',
      'a category of the blog',
    ],
    [
      'two offers with one number',
      {
        'content/offers/a.md': text({ id: 1, name: 'A' }),
        'content/offers/b.md': text({ id: 1, name: 'B' }),
      },
      'offers/b.md:1',
      'is that of content/offers/a.md',
    ],
    [
      'a page and a brand with one address',
      {
        'content/pages/kia/overview.md': text({ title: 'Kia' }),
        'content/brands/kia.md': text({ title: 'Kia', description: 'Cars.' }),
      },
      'pages/kia/overview.md:1',
      'is that of content/brands/kia.md',
    ],
    [
      'a privacy policy among the pages',
      { 'content/pages/privacy-policy.md': text({ title: 'Privacy' }) },
      'privacy-policy.md:1',
      '/privacy-policy is a legal page',
    ],
    [
      'a legal page that no site has',
      { 'content/legal/warranty.md': text({ title: 'Warranty' }) },
      'legal/warranty.md:1',
      '/warranty is not a legal page',
    ],
    [
      'a block of an offer that the site has not',
      { 'content/posts/a.md': post({}, '::offer{id=9}') },
      'a.md:1',
      'no offer of this site has the number 9',
    ],
    [
      'a hero without its picture',
      { 'content/posts/a.md': post({}, ':::hero[A]{image=none.webp}\n:::') },
      'a.md:8',
      'no picture /content/posts/none.webp',
    ],
    [
      'a film of the site that is not there',
      { 'content/posts/a.md': post({}, '::video[A]{address=/films/none.mp4}') },
      'a.md:8',
      'no film /films/none.mp4',
    ],
    [
      'a film beside a text, which the host does not send',
      {
        'content/posts/a.md': post({}, '::video[A]{address=/content/posts/a.mp4}'),
        'content/posts/a.mp4': '',
      },
      'a.md:8',
      'no film /content/posts/a.mp4',
    ],
    [
      'a link to a file beside a text, which the host does not send',
      { 'content/posts/a.md': post({}, '[x](/content/posts/a.pdf)'), 'content/posts/a.pdf': '' },
      'a.md:8',
      '"/content/posts/a.pdf" is not a page',
    ],
    [
      'a call to action that leads nowhere',
      { 'content/posts/a.md': post({}, ':::call-to-action[A]{href=/nowhere button="Go"}\n:::') },
      'a.md:8',
      '"/nowhere" is not a page',
    ],
    [
      'a form in a post',
      { 'content/posts/a.md': post({}, '::form[Ask]') },
      'a.md:1',
      'the block form is for files of content/pages',
    ],
    [
      'a second form',
      { 'content/pages/a.md': text({ title: 'A' }, '::form[One]\n\n::form[Two]') },
      'a.md:1',
      'the block form is there twice',
    ],
    [
      'a redirect in a circle',
      { 'content/redirects.yaml': '- from: /a\n  to: /b\n- from: /b\n  to: /a\n' },
      'redirects.yaml:1',
      '/a → /b → /a',
    ],
    [
      'a redirect to another site',
      { 'content/redirects.yaml': '- from: /a\n  to: //evil.example/\n' },
      'redirects.yaml:2',
      'a path of this site',
    ],
    [
      'a redirect by a backslash',
      { 'content/redirects.yaml': '- from: /a\n  to: "/\\\\evil.example"\n' },
      'redirects.yaml:2',
      'a path of this site',
    ],
    [
      'a redirect of a page',
      { 'content/redirects.yaml': '- from: /about-us\n  to: /blog\n' },
      'redirects.yaml:1',
      '"/about-us" is a page',
    ],
    [
      'a redirect to nowhere',
      { 'content/redirects.yaml': '- from: /a\n  to: /nowhere\n' },
      'redirects.yaml:2',
      '"/nowhere" is not a page',
    ],
  ] as const)('%s is named with its line', async (_name, files, where, what) => {
    const { problems } = await read(files);
    expect(problems.map((each) => `${each.path} ${each.what}`)).toEqual([
      expect.stringMatching(
        new RegExp(
          `${where.replaceAll(/[.]/g, '\\.')} .*${what.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)}`,
        ),
      ),
    ]);
  });

  test('an offer that is over, or for other sites, is named with its line, and fails no build', async () => {
    const definition = contentSite({ websiteId: 7, sharedContent: '../shared' });
    app = await contentApp(
      {
        'content/offers/over.md': text({ id: 1, name: 'Over', expiry: '2026-11-26' }),
        'content/offers/today.md': text({ id: 2, name: 'Today', expiry: '2026-11-27' }),
        'content/offers/other.md': text({ id: 3, name: 'Other', excluded_website_ids: [9, 7] }),
        '../shared/offers/theirs.md': text({ id: 4, name: 'Theirs', excluded_website_ids: [7] }),
        '../shared/offers/gone.md': text({ id: 5, name: 'Gone', expiry: '2026-01-31' }),
      },
      definition,
    );
    const { place } = app;
    const at = (time: string) => readContent(place, new Date(time));
    const { problems, warnings } = await at('2026-11-27T13:59:59Z');
    expect(problems).toEqual([]);
    const said = (list: typeof warnings) => list.map(({ path: where, what }) => `${where} ${what}`);
    expect(said(warnings)).toEqual([
      '../shared/offers/gone.md:4 the offer ended on 2026-01-31',
      'content/offers/other.md:4 the offer is for other sites: it excludes 7, the number of this one',
      'content/offers/over.md:4 the offer ended on 2026-11-26',
    ]);
    for (const { why, fix } of warnings) expect([why, fix].every((each) => each.length > 10)).toBe(true);
    expect(said((await at('2026-11-27T14:00:00Z')).warnings)).toContain(
      'content/offers/today.md:4 the offer ended on 2026-11-27',
    );
  });

  test('a build does not ask the content source, which may have what blocks choose and links lead to', async () => {
    const blocks = '::offer{id=9}\n\n::people\n\n::faqs{topic=money}\n\n[Plan](/service/plan)';
    const files = { 'content/posts/a.md': post({}, `${blocks}\n\n::form`) };
    expect((await read(files)).problems).toHaveLength(5);
    await app?.close();
    const { problems } = await read(
      files,
      contentSite({ contentSource: { url: 'https://cms.example/x.json' } }),
    );
    expect(problems).toMatchObject([{ what: 'the block form is for files of content/pages' }]);
  });

  test('outside the workspace, a picture that the workspace would lend is not looked for; others are', async () => {
    const pictures = '![A shed](/pictures/none.webp)\n\n![A yard](/files/none.webp)';
    app = await contentApp({ 'content/posts/a.md': post({}, pictures) });
    expect((await readContent(app.place)).problems).toHaveLength(2);
    await rm(path.join(app.place.directory, '../../../assets'), { recursive: true });
    expect((await readContent(app.place)).problems).toMatchObject([
      { what: expect.stringContaining('no picture /files/none.webp') },
    ]);
  });

  test('of a site without the feature is named in its own folder, and left out of a shared one', async () => {
    const base = contentSite({ sharedContent: '../shared' });
    const { blog: _blog, ...features } = base.features;
    const { content, problems } = await read(
      { 'content/posts/a.md': post(), '../shared/posts/b.md': post() },
      { ...base, features },
    );
    expect(content.posts).toEqual([]);
    expect(problems).toMatchObject([{ path: 'content/posts/a.md:1', what: 'the site has no blog()' }]);
  });
});
