import { afterEach, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, post } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

test('a picture of a host that the resizer may not fetch from is a warning with its line, where the hosts are known', async () => {
  app = await contentApp({
    'content/posts/a.md': post(
      { image: 'https://cdn.example/a.jpg' },
      '![Own](shed.webp)\n\n![Other](https://photos.example/b.jpg)',
    ),
    'content/posts/shed.webp': 'picture',
  });
  const { place } = app;
  expect(await readContent(place)).toMatchObject({ problems: [], warnings: [] });
  const { problems, warnings, content } = await readContent({ ...place, imageHosts: ['cdn.example'] });
  expect(problems).toEqual([]);
  expect(content.posts.length).toBe(1);
  const why = 'Shoppers see a broken picture.';
  expect(warnings).toEqual([
    {
      path: 'content/posts/a.md:11',
      what: 'the picture https://photos.example/b.jpg is on a host that the resizer may not fetch from',
      why,
      fix: 'Start the host with IMAGE_HOSTS=cdn.example,photos.example, or put the picture beside the file.',
    },
  ]);
});
