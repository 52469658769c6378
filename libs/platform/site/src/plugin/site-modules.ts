import { bundledSite } from '@forecourt/site-config';
import type { SiteDefinition } from '@forecourt/site-config';
import type { ReadSite } from './read-site.ts';
import { siteCode } from './site-code.ts';

/** What the names of the modules that a site is made of begin with. */
export const PREFIX = 'virtual:forecourt/';

/** What the names of the modules that fill the slots of a feature begin with, after that. */
const SLOTS = 'slots/';

/** The text of one of a site's own modules; null where there is no such module. */
export function siteModule(name: string, { definition, styles }: ReadSite): string | null {
  if (name === 'site') return `export const site = ${siteCode(bundledSite(definition))};`;
  if (name === 'fonts') return styles.fontsModule;
  if (name === 'sitemap') return sitemapModule(definition);
  if (name.startsWith(SLOTS)) return slotsModule(definition, name.slice(SLOTS.length));
  return null;
}

/** What fills the slots of one feature's pages, and nothing else: other pages do not pay for it. */
function slotsModule({ contributions, slots }: SiteDefinition, owner: string): string {
  const mine = contributions.filter(({ slot }) => slot.startsWith(`${owner}.`));
  const imports = mine.map(({ module }, index) => `import C${index} from ${JSON.stringify(module)};`);
  const ids = slots.map(({ id }) => id).filter((id) => id.startsWith(`${owner}.`));
  const lists = ids.map((id) => {
    const entries = mine.flatMap(({ slot, module: _module, ...entry }, index) =>
      slot === id ? [`{ ...${JSON.stringify(entry)}, Component: C${index} }`] : [],
    );
    return `${JSON.stringify(id)}: [${entries.join(', ')}]`;
  });
  return [
    ...imports,
    `import overrides from '${PREFIX}overrides/${owner}';`,
    `const ids = ${JSON.stringify(ids)};`,
    `export default {`,
    `  contributions: { ${lists.join(', ')} },`,
    `  overrides: Object.fromEntries(ids.flatMap((id) => (overrides[id] ? [[id, overrides[id]]] : []))),`,
    `};`,
  ].join('\n');
}

/** What says which pages search engines may list, of each feature that the site has. */
function sitemapModule({ sitemaps }: SiteDefinition): string {
  const imports = sitemaps.map((module, index) => `import S${index} from ${JSON.stringify(module)};`);
  return [...imports, `export default [${sitemaps.map((_, index) => `S${index}`).join(', ')}];`].join('\n');
}
