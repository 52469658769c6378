import path from 'node:path';
import { writeWhereOther } from './write-where-other.ts';

/** The files that React Router looks for in every app. They are the same for every dealer, so they are generated. */
const files = {
  'root.tsx': `export { ErrorBoundary, Layout, default, links, loader, middleware, shouldRevalidate } from '@forecourt/site/root';`,
  'entry.client.tsx': `import '@forecourt/site/entry.client';`,
  'entry.server.tsx': `export * from '@forecourt/site/entry.server';\nexport { default } from '@forecourt/site/entry.server';`,
  // React Router's own loader would load a second copy of a declaration that is being edited, and it does not know our export
  // condition. Node loads the module instead.
  'routes.ts': [
    `import { createRequire } from 'node:module';`,
    ``,
    `export default createRequire(import.meta.url)('@forecourt/site/routes').siteRoutes(process.cwd());`,
  ].join('\n'),
};

/**
 * Writes React Router's app folder of a dealer app, `.forecourt/app`.
 *
 * @param appDirectory folder of the dealer app.
 * @returns its path, as React Router's `appDirectory`.
 */
export async function writeApp(appDirectory: string): Promise<string> {
  const directory = path.join(appDirectory, '.forecourt', 'app');
  for (const [name, text] of Object.entries(files))
    await writeWhereOther(path.join(directory, name), `${text}\n`);
  return directory;
}
