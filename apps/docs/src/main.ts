import path from 'node:path';
import { build, createServer } from 'vitepress';
import { readPackages } from './packageReference.ts';
import { pagesFolder, workspace } from './places.ts';
import { writePages } from './writePages.ts';

const app = path.join(import.meta.dirname, '..');

/** Writes the site of documentation to `apps/docs/build/site`. */
export async function buildDocs(): Promise<void> {
  await writePages(workspace, pagesFolder);
  await build(app);
}

/** Reads the comments of the libs as the site would, and writes nothing. @throws Error if one cannot be shown. */
export async function checkComments(): Promise<void> {
  await readPackages(workspace, pagesFolder);
}

/** Writes the pages of the documentation and serves them. */
export async function serveDocs(): Promise<void> {
  await writePages(workspace, pagesFolder);
  const server = await createServer(app, { port: 4300 });
  await server.listen();
  server.printUrls();
}
