import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openContent } from './open-content.ts';
import type { OpenedContent } from './open-content.ts';
import { contentApp, contentSite, post, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp;
let opened: OpenedContent;
const said: string[] = [];
const failed: string[] = [];
const onChange = vi.fn();

async function open(files: Record<string, string>, definition = contentSite()) {
  app = await contentApp(files, definition);
  await start();
}

async function start() {
  said.length = 0;
  onChange.mockReset();
  opened = await openContent({
    textsFile: textsFile(),
    place: () => app.place,
    site: () => app.site,
    drafts: false,
    onChange,
    onProblems: (words) => said.push(words),
    onError: (error) => failed.push(String(error)),
  });
}
afterEach(async () => {
  expect(failed.splice(0)).toEqual([]);
  await opened.close();
  await app.close();
});

const textsFile = () => path.join(app.place.directory, 'data/content.json');
const at = (time: string) => new Date(time);
const now = at('2026-11-21T02:00:00Z');
const titles = () => opened.published(now).posts.map(({ title }) => title);

test('a new post is published within five seconds, without a restart', async () => {
  await open({ 'content/posts/a.md': post({ title: 'A' }) });
  expect(titles()).toEqual(['A']);
  await app.write({ 'content/posts/b.md': post({ title: 'B' }) });
  await expect.poll(titles).toEqual(['A', 'B']);
  expect(onChange).toHaveBeenCalled();
  await app.remove('content/posts/a.md');
  await expect.poll(titles).toEqual(['B']);
});

test('the last good version of a broken file stays, and its problem is said once', async () => {
  await open({
    'content/posts/a.md': post({ title: 'A' }),
    'content/redirects.yaml': '- { from: /old, to: /blog }',
  });
  await app.write({ 'content/posts/a.md': '---\ntitle: [\n---\n' });
  await expect.poll(() => said.join('\n')).toMatch(/content\/posts\/a\.md:\d/);
  await app.write({ 'content/redirects.yaml': '- { from: /old, to: /old }' });
  await expect.poll(() => said.at(-1)).toContain('redirects.yaml:1');
  expect(titles()).toEqual(['A']);
  expect(opened.published(now).redirects.get('/old')).toBe('/blog');
  await app.write({ 'content/posts/a.md': post({ title: 'A2' }), 'content/redirects.yaml': '[]' });
  await expect.poll(titles).toEqual(['A2']);
  await expect.poll(() => said.at(-1)).toBe('');
});

test('a file with the address of another does not take its place', async () => {
  await open({ 'content/offers/z.md': text({ id: 1, name: 'First' }) });
  await app.write({ 'content/offers/a.md': text({ id: 1, name: 'Second' }) });
  await expect.poll(() => said.length).toBe(1);
  expect(opened.published(now).offers.map(({ name }) => name)).toEqual(['First']);
});

test('days are those of the site, first and last included; drafts and offers of other sites are left out', async () => {
  await open(
    {
      'content/offers/day.md': text({ id: 1, name: 'Day', start: '2026-11-21', expiry: '2026-11-21' }),
      'content/offers/draft.md': text({ id: 2, name: 'Draft', draft: true }),
      'content/offers/other.md': text({ id: 3, name: 'Other', excluded_website_ids: [7] }),
    },
    contentSite({ websiteId: 7 }),
  );
  const names = (time: string) => opened.published(at(time)).offers.map(({ name }) => name);
  expect(names('2026-11-20T13:59:00Z')).toEqual([]);
  expect(names('2026-11-20T14:00:00Z')).toEqual(['Day']);
  expect(names('2026-11-21T13:59:00Z')).toEqual(['Day']);
  expect(names('2026-11-21T14:00:00Z')).toEqual([]);
  expect(opened.published(now)).toBe(opened.published(now));
});

test('a folder that cannot be read is named, and what comes there later is on the site', async () => {
  await open({ content: 'a file in place of the folder' });
  expect(said).toEqual([expect.stringMatching(/content\n.*it cannot be read: ENOTDIR/)]);
  expect(titles()).toEqual([]);
  await app.remove('content');
  await app.write({ 'content/posts/a.md': post({ title: 'A' }) });
  await expect.poll(titles).toEqual(['A']);
});

test('a folder that is gone leaves what is on the site, and is followed again once it is back', async () => {
  await open({ 'content/posts/a.md': post({ title: 'A' }) });
  await app.remove('content');
  await expect.poll(() => said.at(-1)).toMatch(/content\n.*the folder is gone/);
  expect(titles()).toEqual(['A']);
  await app.write({ 'content/posts/a.md': post({ title: 'A2' }) });
  await expect.poll(titles).toEqual(['A2']);
  expect(said.at(-1)).toBe('');
  await app.write({ 'content/posts/a.md': post({ title: 'A3' }) });
  await expect.poll(titles).toEqual(['A3']);
});

test('a folder that nobody can get to stops nothing, is named, and is followed once it is a folder', async () => {
  app = await contentApp({});
  const folder = path.join(app.place.directory, 'content');
  await symlink('content', folder);
  await start();
  expect(said).toEqual([
    expect.stringMatching(/it cannot be read: ELOOP.*does not tell of its changes: ELOOP/s),
  ]);
  await app.remove('content');
  await app.write({ 'content/posts/a.md': post({ title: 'A' }) });
  await expect.poll(titles, { timeout: 5_000 }).toEqual(['A']);
  await app.write({ 'content/posts/a.md': post({ title: 'A2' }) });
  await expect.poll(titles, { timeout: 5_000 }).toEqual(['A2']);
  expect(said.at(-1)).toBe('');
  // While the site is served, too.
  await app.remove('content');
  await symlink('content', folder);
  await expect.poll(() => said.at(-1)).toMatch(/content\n.*the folder is gone/);
  expect(titles()).toEqual(['A2']);
}, 20_000);

test('a folder that takes the place of another at once is read and followed', async () => {
  await open({ 'content/posts/a.md': post({ title: 'A' }) });
  await app.write({ 'new/posts/a.md': post({ title: 'A2' }) });
  const at = (name: string) => path.join(app.place.directory, name);
  await rename(at('content'), at('old'));
  await rename(at('new'), at('content'));
  await expect.poll(titles, { timeout: 5_000 }).toEqual(['A2']);
  await app.write({ 'content/posts/a.md': post({ title: 'A3' }) });
  await expect.poll(titles, { timeout: 5_000 }).toEqual(['A3']);
  await app.write({ 'content/posts/b.md': post({ title: 'B' }) });
  await expect.poll(titles, { timeout: 5_000 }).toEqual(['A3', 'B']);
});

describe('what was read before', () => {
  const files = {
    'content/posts/a.md': post({ title: 'A' }, 'See [our stock](/nowhere).'),
    'content/posts/b.md': post({ title: 'B' }),
    'content/posts/c.md': post({ start: 'soon' }),
  };
  /** Changes the title that the file of read texts has for a post. */
  async function forge(version?: string) {
    const kept = JSON.parse(await readFile(textsFile(), 'utf8'));
    kept.texts['content/posts/a.md'].read.entry.entry.title = 'kept';
    await writeFile(textsFile(), JSON.stringify({ ...kept, ...(version && { version }) }));
  }

  test('is not parsed again at the next start, and says the same, with its problems', async () => {
    await open(files);
    const before = { posts: opened.published(now).posts, said: [...said] };
    await opened.close();
    await start();
    expect({ posts: opened.published(now).posts, said: [...said] }).toEqual(before);
    expect(said.join()).toMatch(/c\.md:4.*nowhere|nowhere.*c\.md:4/s);
    await opened.close();
    await forge();
    await start();
    expect(titles()).toEqual(['kept', 'B']);
  });

  test('is not kept of a text that took too long, because the machine may have been busy', async () => {
    await open({ ...files, 'content/posts/a.md': post({}, ':::note\n'.repeat(1_250)) });
    expect(said).toEqual([expect.stringContaining('a.md:1')]);
    const kept = JSON.parse(await readFile(textsFile(), 'utf8'));
    expect(Object.keys(kept.texts)).toEqual(['content/posts/b.md', 'content/posts/c.md']);
  }, 30_000);

  test('counts for a text that has not changed since', async () => {
    await open(files);
    await opened.close();
    await forge();
    await app.write({ 'content/posts/a.md': post({ title: 'A2' }) });
    await start();
    expect(titles()).toEqual(['A2', 'B']);
    await opened.close();
    await app.write({ 'content/posts/a.md': post({ title: 'A3' }) });
    await start();
    expect(titles(), 'the file was written after each start').toEqual(['A3', 'B']);
  });

  test('by another version of the reader counts for nothing, and so does a broken file', async () => {
    await open(files);
    await opened.close();
    await forge('another');
    await start();
    expect(titles()).toEqual(['A', 'B']);
    for (const broken of ['{', 'null', '{"version":1}']) {
      await opened.close();
      await writeFile(textsFile(), broken);
      await start();
      expect(titles()).toEqual(['A', 'B']);
    }
  });
});
