/**
 * The site of documentation.
 *   build   writes it to apps/docs/build/site
 *   serve   writes its pages and serves them; run it again after a page has changed
 */
import process from 'node:process';
import path from 'node:path';
import { build, createServer } from 'vitepress';
import { pagesFolder, workspace } from './places.ts';
import { writePages } from './writePages.ts';

const app = path.join(import.meta.dirname, '..');
const [command] = process.argv.slice(2);
if (command !== 'build' && command !== 'serve') {
  console.error('Say "build" or "serve".');
  process.exit(2);
}
console.log('Writing the pages …');
await writePages(workspace, pagesFolder);
if (command === 'build') {
  await build(app);
} else {
  const server = await createServer(app, { port: 4300 });
  await server.listen();
  server.printUrls();
}
