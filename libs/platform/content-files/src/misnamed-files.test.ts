import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, post } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

test.each([
  ['posts/towing.md.txt', 'Name it towing.md.'],
  ['posts/towing.MD', 'Name it towing.md.'],
  ['posts/towing.markdown', 'Name it towing.md.'],
  ['pages/service/plan.mdx', 'Name it plan.md.'],
  ['offers/winter.docx', 'Write its text into a file with the name winter.md.'],
  ['hours.yml', 'Name it hours.yaml.'],
  ['Redirects.yaml', 'Name it redirects.yaml.'],
  ['home.yaml.txt', 'Name it home.yaml.'],
])('a text with the name %s is named, and not silently left out', async (name, fix) => {
  app = await contentApp({ [`content/${name}`]: post(), 'content/posts/good.md': post() });
  const { content, problems } = await readContent(app.place);
  expect(content.posts).toHaveLength(1);
  expect(problems).toMatchObject([
    { path: `content/${name}:1`, what: expect.stringContaining('it is not read: it is named'), fix },
  ]);
});

test('pictures, parts of pages, and what programs leave behind are no texts', async () => {
  const others = [
    'posts/a.webp',
    'our-story.tsx',
    'parts/words.txt',
    'posts/.draft.txt',
    'offers/~$winter.docx',
  ];
  app = await contentApp(Object.fromEntries(others.map((name) => [`content/${name}`, 'x'])));
  expect((await readContent(app.place)).problems).toEqual([]);
});

test('nobody learns which files are outside of the site; a folder is no picture', async () => {
  app = await contentApp({
    'content/posts/a.md': post({}, '![A shed](../../../secret.webp)\n\n![A](/folder.webp)'),
    'content/posts/b.md': post({}, `[It](/../../secret.webp)\n\n[L](/${'a'.repeat(5_000)})`),
  });
  const { directory } = app.place;
  await writeFile(path.join(directory, 'secret.webp'), 'x');
  await writeFile(path.join(directory, '../secret.webp'), 'x');
  await mkdir(path.join(directory, 'public/folder.webp'), { recursive: true });
  const { problems } = await readContent(app.place);
  expect(problems.map(({ what }) => what)).toEqual([
    'there is no picture /../secret.webp',
    'there is no picture /folder.webp',
    '"/../../secret.webp" is not a page of this site',
    expect.stringMatching(/^"\/a{50}/),
  ]);
});
