import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { fileText } from './file-text.ts';
import { contentApp, post } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

/** What is said of a file beside a good one, which must be there. */
async function saidOf(files: Record<string, string>) {
  app = await contentApp({ ...files, 'content/posts/good.md': post({ title: 'Good' }) });
  const { content, problems } = await readContent(app.place);
  expect(content.posts.map(({ title }) => title)).toEqual(['Good']);
  for (const { why, fix } of problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  return problems.map(({ path: where, what }) => `${where} ${what}`);
}

const wrong = (...values: string[]) => `---\n${values.join('\n')}\n---\n\nWords.\n`;
const deep = (opening: string, times: number) => opening.repeat(times);

describe('a file that cannot be read is named with its line, and the others are there', () => {
  test.each([
    [
      'stars around words',
      wrong('title: A', 'summary: *New*'),
      3,
      /"\*New\*" begins with a special character of YAML/,
    ],
    ['a star before words', wrong('title: *New Ranger'), 2, /YAML/],
    [
      'an ampersand before words',
      wrong('title: &Co now'),
      2,
      /"&Co" begins with a special character of YAML/,
    ],
    ['an exclamation mark before words', wrong('title: !Sale now'), 2, /tag: !Sale/],
    [
      'values that stand for many times their size',
      wrong(
        'a: &a [x, x, x, x, x, x, x, x, x]',
        ...['b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => {
          const before = 'abcdefg'[at];
          return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`;
        }),
      ),
      2,
      /YAML/,
    ],
    ['brackets in brackets without end', wrong(`title: ${deep('[', 20_000)}`), 2, /YAML/],
    ['lists in lists without end', post({}, `${deep('- ', 4_000)} a`), 1, /it cannot be read/],
  ])('%s', async (_what, broken, line, what) => {
    const [first = ''] = await saidOf({ 'content/posts/broken.md': broken });
    expect(first).toMatch(new RegExp(`^content/posts/broken\\.md:${line} `));
    expect(first).toMatch(what);
  });

  test('a text of 10 KB that its parser needs minutes for', async () => {
    const began = performance.now();
    const said = await saidOf({ 'content/posts/broken.md': post({}, deep(':::note\n', 1_250)) });
    expect(said).toEqual(['content/posts/broken.md:1 it cannot be read: it takes longer than 3 seconds']);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test.each(['redirects', 'hours', 'home'])('%s.yaml with a special character of YAML', async (name) => {
    const said = await saidOf({ [`content/${name}.yaml`]: '- from: *old\n  to: /blog\n' });
    expect(said).toEqual([expect.stringMatching(new RegExp(`^content/${name}\\.yaml:1 .*"\\*old"`))]);
  });

  test.each(['redirects', 'hours', 'home'])('%s.yaml of 10 MB', async (name) => {
    const said = await saidOf({ [`content/${name}.yaml`]: `#${'x'.repeat(10_000_000)}` });
    expect(said).toEqual([`content/${name}.yaml:1 it has 9766 KB; a text has at most 512 KB`]);
  });

  test.each(['content/posts/broken.md', 'content/redirects.yaml'])(
    '%s in the characters of an old Windows program',
    async (name) => {
      app = await contentApp({ 'content/posts/good.md': post({ title: 'Good' }) });
      const { place } = app;
      const words = name.endsWith('.md') ? post({ title: "It's" }) : '- from: /it\u2019s\n  to: /blog\n';
      await app.write({ [name]: Buffer.from(words.replace(/['\u2019]/, '\x92'), 'latin1') });
      const { content, problems } = await readContent(place);
      expect(content.posts).toHaveLength(1);
      expect(problems).toMatchObject([
        {
          path: `${name}:${name.endsWith('.md') ? 2 : 1}`,
          what: 'it is not UTF-8: one of its characters cannot be read',
        },
      ]);
    },
  );

  test('one that is gone when it is opened, or that the host may not open', () => {
    const absolute = path.join(import.meta.dirname, 'none.md');
    expect(fileText({ absolute, file: 'content/posts/none.md', label: 'content/posts/none.md' })).toEqual({
      refusal: {
        what: expect.stringMatching(/^it cannot be opened: ENOENT/),
        fix: expect.stringMatching(/.{10}/),
      },
    });
  });
});
