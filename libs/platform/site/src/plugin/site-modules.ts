import { bundledSite } from '@forecourt/site-config';
import type { SiteDefinition } from '@forecourt/site-config';
import { PREFIX } from './module-prefix.ts';
import type { ReadSite } from './read-site.ts';
import { siteCode } from './site-code.ts';

/** Second prefix, of the modules with the slot filling of a feature. */
const SLOTS = 'slots/';

/** The source of a site's virtual module; null if there is no such module. */
export function siteModule(name: string, { definition, styles }: ReadSite): string | null {
  if (name === 'site') return `export const site = ${siteCode(bundledSite(definition))};`;
  if (name === 'fonts') return styles.fontsModule;
  if (name === 'sitemap') return sitemapModule(definition);
  if (name.startsWith(SLOTS)) return slotsModule(definition, name.slice(SLOTS.length));
  return null;
}

/** The slot filling of one feature's pages, so that other pages do not load it. */
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

/** The sitemap sources of the site's features. */
function sitemapModule({ sitemaps }: SiteDefinition): string {
  const imports = sitemaps.map((module, index) => `import S${index} from ${JSON.stringify(module)};`);
  return [...imports, `export default [${sitemaps.map((_, index) => `S${index}`).join(', ')}];`].join('\n');
}
