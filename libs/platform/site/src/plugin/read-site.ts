import { formatProblems } from '@forecourt/site-config';
import type { SiteDefinition } from '@forecourt/site-config';
import { checkedApp } from './checked-app.ts';
import { writeStyles } from './write-styles.ts';
import type { SiteStyles } from './write-styles.ts';

/** The source of a site's virtual modules: its definition and its generated stylesheet. */
export interface ReadSite {
  definition: SiteDefinition;
  styles: SiteStyles;
}

/**
 * Reads a dealer app and writes its stylesheet.
 *
 * @throws ConfigError with all problems of the app at once.
 */
export async function readSite(appDirectory: string): Promise<ReadSite> {
  const definition = await checkedApp(appDirectory);
  warnOnce(definition);
  return { definition, styles: await writeStyles(appDirectory, definition) };
}

const warned = new Set<string>();

/** Logs each warning once, because one build reads the configuration several times. */
function warnOnce({ dealer, warnings }: SiteDefinition): void {
  const text = formatProblems(`The declaration of "${dealer.slug}"`, warnings, 'warning');
  if (warnings.length === 0 || warned.has(text)) return;
  warned.add(text);
  console.warn(`\n${text}\n`);
}
