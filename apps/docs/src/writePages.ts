import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiDescription } from '@forecourt/api';
import { callReference } from './callReference.ts';
import { writePackageReference } from './packageReference.ts';
import { sitePages } from './sitePages.ts';

/** Writes all pages of the site of documentation of a workspace into a folder, which it empties first. */
export async function writePages(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await writePackageReference(root, path.join(folder, 'packages'));
  for (const page of sitePages(root)) write(folder, page.path, page.text);
  write(folder, 'reference/api.md', callReference(apiDescription()));
  write(folder, 'index.md', readFileSync(path.join(import.meta.dirname, 'home.md'), 'utf8'));
  cpSync(path.join(root, 'docs/images'), path.join(folder, 'images'), { recursive: true });
}

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
