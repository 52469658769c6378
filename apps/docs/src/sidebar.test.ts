import { expect, test } from 'vitest';
import { sidebar } from './sidebar.ts';
import { sitePages, titleOf } from './sitePages.ts';
import { workspace } from './places.ts';

test('every page of documentation has a title and stands in the sidebar once', () => {
  const pages = sitePages(workspace).map(({ path, text }) => ({ path, title: titleOf(text) }));
  expect(pages.filter(({ title }) => title === '')).toEqual([]);
  const links = JSON.stringify(sidebar(pages)).match(/"link":"[^"]+"/g) ?? [];
  expect(links.sort()).toEqual(pages.map(({ path }) => `"link":"/${path.replace(/\.md$/, '')}"`).sort());
});
