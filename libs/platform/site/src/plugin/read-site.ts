import { formatProblems } from '@forecourt/site-config';
import type { SiteDefinition } from '@forecourt/site-config';
import { checkedApp } from './checked-app.ts';
import { writeStyles } from './write-styles.ts';
import type { SiteStyles } from './write-styles.ts';

/** What the modules of a site are made from: its definition, and the stylesheet that is written from it. */
export interface ReadSite {
  definition: SiteDefinition;
  styles: SiteStyles;
}

/**
 * Reads a dealer app and writes its stylesheet.
 *
 * @throws ConfigError with everything that is wrong with the app, all at once.
 */
export async function readSite(appDirectory: string): Promise<ReadSite> {
  const definition = await checkedApp(appDirectory);
  warnOnce(definition);
  return { definition, styles: await writeStyles(appDirectory, definition) };
}

const warned = new Set<string>();

/** What the dealer should mend before the site opens; one build reads its configuration more than once. */
function warnOnce({ dealer, warnings }: SiteDefinition): void {
  const text = formatProblems(`The declaration of "${dealer.slug}"`, warnings, 'warning');
  if (warnings.length === 0 || warned.has(text)) return;
  warned.add(text);
  console.warn(`\n${text}\n`);
}
