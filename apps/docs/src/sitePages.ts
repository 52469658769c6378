import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { movedLinks } from './movedLinks.ts';

/** A page of the site. */
export interface SitePage {
  /** Path below the site, such as `recipes/own-page.md`. */
  path: string;
  text: string;
}

const sources = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', '{libs,apps,tools}/**/README.md'];

/** The path in the site of a Markdown file of the workspace. */
export function placeOf(file: string): string {
  if (file === 'README.md') return 'start.md';
  if (file === 'CONTRIBUTING.md') return 'contributing.md';
  return file.replace(/^docs\//, '').replace(/\/README\.md$/, '.md');
}

/** The title of a page: its first heading. */
export function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';
}

/** The text without comments in HTML: the site shows no HTML of a page, so it would show them. */
export const withoutComments = (text: string): string => text.replaceAll(/^<!--.*?-->\n?/gm, '');

/**
 * Every page of documentation of a workspace, with links as they are in the site.
 *
 * @param root - folder of the workspace
 */
export function sitePages(root: string): SitePage[] {
  const files = globSync(sources, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/{dist,build}/**'],
  }).sort();
  const places = new Map(files.map((file) => [file, placeOf(file)]));
  return files.map((file) => ({
    path: placeOf(file),
    text: movedLinks(withoutComments(readFileSync(path.join(root, file), 'utf8')), file, places),
  }));
}
