import { afterEach, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, contentSite, post, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

async function problemsOf(files: Record<string, string>, definition = contentSite()) {
  app = await contentApp(files, definition);
  return (await readContent(app.place)).problems;
}

const times = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));

/** Redirects that give a site many addresses. */
const redirects = (count: number) =>
  times(count, (at) => `- { from: /old/page-number-${at}, to: /blog }`).join('\n');

test('of a text with many dead links the first are told', async () => {
  const links = times(1_000, (at) => `[a](/old/page-numbre-${at})`).join(' ');
  const files = { 'content/posts/b.md': post({}, links), 'content/redirects.yaml': redirects(1_000) };
  const problems = await problemsOf(files);
  expect(problems).toHaveLength(51);
  expect(problems[0]).toMatchObject({
    path: 'content/posts/b.md:8',
    fix: 'Did you mean "/old/page-number-0"?',
  });
  expect(problems[50]).toEqual({
    path: 'content/posts/b.md:8',
    what: 'from here on it has more problems',
    why: 'Only the first 50 of a file are listed.',
    fix: 'Mend those first.',
  });
});

test('dead links of many texts are all told, the first of them with the address that was meant', async () => {
  const texts = times(120, (at) => [`content/posts/p-${at}.md`, post({}, '[a](/old/page-numbre-1)')]);
  const problems = await problemsOf({ ...Object.fromEntries(texts), 'content/redirects.yaml': redirects(5) });
  expect(problems).toHaveLength(120);
  expect(problems.filter(({ fix }) => fix === 'Did you mean "/old/page-number-1"?')).toHaveLength(100);
});

test('of a text with many blocks that show nothing the first are told, without the numbers of all offers', async () => {
  const offers = times(300, (at) => [`content/offers/o-${at}.md`, text({ id: at + 1, name: 'A' })]);
  const blocks = times(500, () => '::offer{id=90000}').join('\n\n');
  const problems = await problemsOf({
    ...Object.fromEntries(offers),
    'content/posts/a.md': post({}, blocks),
  });
  expect(problems).toHaveLength(51);
  expect(problems.every(({ fix }) => fix.length <= 1_000)).toBe(true);
});

const long = 'x'.repeat(20_000);

test.each([
  ['key', { 'content/posts/a.md': post({ [long]: 1 }) }],
  ['category', { 'content/posts/a.md': post({ category: long }) }],
  ['day', { 'content/posts/a.md': post({ start: long }) }],
  ['tag of YAML', { 'content/posts/a.md': `---\ntitle: !${long} a\n---\n\nWords.\n` }],
  ['reference of YAML', { 'content/posts/a.md': `---\ntitle: *${long}\nx: &${long} a\n---\n\nWords.\n` }],
  ['link', { 'content/posts/a.md': post({}, `[a](/${long})`) }],
  ['picture', { 'content/posts/a.md': post({}, `![](/${long}.webp)`) }],
  ['film', { 'content/posts/a.md': post({}, `::video[a]{address=/${long}.mp4}`) }],
  ['heading', { 'content/posts/a.md': post({}, `# ${long}`) }],
  ['block', { 'content/posts/a.md': post({}, `::${long}[a]`) }],
  ['value of a block', { 'content/posts/a.md': post({}, `::stock[a]{${long}=a}`) }],
  ['address of a button', { 'content/posts/a.md': post({}, `::button[a]{href=${long}}`) }],
  ['topic', { 'content/posts/a.md': post({}, `::faqs[a]{topic=${long}}`) }],
  ['redirect', { 'content/redirects.yaml': `- { from: /a, to: /${long} }\n` }],
  [
    'circle of redirects',
    {
      'content/redirects.yaml': times(3_000, (at) => `- { from: /${at}, to: /${(at + 1) % 3_000} }`).join(
        '\n',
      ),
    },
  ],
  ['key of the home page', { 'content/home.yaml': `${long}: 1\nsections: [{ type: ${long} }]\n` }],
] as [string, Record<string, string>][])('a long %s is told in short', async (_what, files) => {
  const problems = await problemsOf(files);
  expect(problems.length).toBeGreaterThan(0);
  for (const { path, what, fix } of problems) {
    expect([path.length <= 200, what.length <= 300, fix.length <= 1_000]).toEqual([true, true, true]);
  }
});
