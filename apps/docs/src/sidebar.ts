import type { DefaultTheme } from 'vitepress';

/** A page of the sidebar. */
export interface ListedPage {
  path: string;
  title: string;
}

const link = ({ path, title }: ListedPage) => ({ text: title, link: `/${path.replace(/\.md$/, '')}` });

/** Titles of the groups of libs, in the order in which they build on each other. */
const groups: Record<string, string> = {
  domain: 'Rules',
  data: 'Clients',
  ui: 'Design system',
  platform: 'Site assembly',
  widget: 'Widgets',
  feature: 'Features',
  server: 'Server',
  testing: 'Testing',
};

/** The sidebar, from the pages that there are: every page is in it once. */
export function sidebar(pages: readonly ListedPage[]): DefaultTheme.SidebarItem[] {
  const below = (folder: string) => pages.filter(({ path }) => path.startsWith(`${folder}/`));
  const own = pages.filter(({ path }) => !path.includes('/') && path !== 'index.md');
  const first = ({ path }: ListedPage) => path === 'start.md';
  const libs = Object.entries(groups).map(([group, text]) => ({
    text,
    collapsed: true,
    items: [...pages.filter(({ path }) => path === `libs/${group}.md`), ...below(`libs/${group}`)].map(link),
  }));
  return [
    { text: 'Start', items: [...own.filter(first), ...own.filter((page) => !first(page))].map(link) },
    { text: 'Recipes', items: below('recipes').map(link) },
    { text: 'Reference', items: below('reference').map(link) },
    { text: 'Operations', items: below('operations').map(link) },
    { text: 'Packages', items: libs },
    { text: 'Everything they export', collapsed: true, items: below('packages').map(link) },
    { text: 'Other projects', collapsed: true, items: [...below('apps'), ...below('tools')].map(link) },
    { text: 'Decisions', collapsed: true, items: below('decisions').map(link) },
  ].filter(({ items }) => items.length > 0);
}
