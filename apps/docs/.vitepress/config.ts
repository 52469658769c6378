import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitepress';
import { pagesFolder } from '../src/places.ts';
import { sidebar } from '../src/sidebar.ts';
import { titleOf } from '../src/sitePages.ts';

const pages = globSync('**/*.md', { cwd: pagesFolder })
  .sort()
  .map((file) => ({ path: file, title: titleOf(readFileSync(path.join(pagesFolder, file), 'utf8')) }));

export default defineConfig({
  title: 'Forecourt',
  description: 'A white-label website platform for car dealers',
  lang: 'en-AU',
  srcDir: 'build/pages',
  outDir: 'build/site',
  cacheDir: 'build/cache',
  cleanUrls: true,
  // A page may name a server that its reader starts; every other link must lead somewhere.
  ignoreDeadLinks: 'localhostLinks',
  // Pages are Markdown: a `<slug>` of a text is no element.
  markdown: { html: false },
  themeConfig: {
    nav: [
      { text: 'Recipes', link: '/recipes/add-a-dealer' },
      { text: 'Config', link: '/reference/config' },
      { text: 'Slots', link: '/reference/slots' },
      { text: 'API', link: '/reference/api' },
      { text: 'Packages', link: '/packages/' },
    ],
    sidebar: sidebar(pages),
    search: { provider: 'local' },
    outline: [2, 3],
  },
});
