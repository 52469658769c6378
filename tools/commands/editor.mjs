import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { command } from './shared/command.mjs';
import { root } from './shared/paths.mjs';
import { readPort, requireFreePort } from './shared/port.mjs';
import { start } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

/** Both are of one project: https://decapcms.org. */
const EDITOR = 'decap-cms@3.16.3';
const SERVER = 'decap-server@3.11.3';
/** The port that docs/reference/content-editor.json names. */
const SERVER_PORT = 8081;

const declaration = {
  call: 'npm run editor --',
  does:
    'Opens an editor (Decap CMS) for the content of a dealer, in the browser: it changes the files of apps/dealers/<slug>/content, which ' +
    'you commit. The first start fetches the editor from npm. Ctrl-C ends it.',
  options: {
    dealer: { type: 'string', value: '<slug>', does: 'the dealer' },
    port: { type: 'string', value: '<number>', does: 'where to listen; PORT, else 4200' },
  },
};

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

const page = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Content</title>
  </head>
  <body>
    <script>window.CMS_MANUAL_INIT = true;</script>
    <script src="/editor/decap-cms.js"></script>
    <script type="module">
      const config = await (await fetch('/config.json')).json();
      CMS.init({ config: { ...config, load_config_file: false } });
    </script>
  </body>
</html>
`;

await command(declaration, async ({ values }) => {
  if (!values.dealer) throw new Problem('Say which dealer: npm run editor -- --dealer harbour-city');
  const port = readPort(values.port);
  const [slug] = siteSlugs([values.dealer]);
  await requireFreePort(port, (other) => `npm run editor -- --dealer ${slug} --port ${other}`);
  const editor = await fetchedEditor();

  const files = start('npm', ['exec', '--yes', `--package=${SERVER}`, '--', 'decap-server'], {
    cwd: join(root, '.forecourt'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...{ PORT: String(SERVER_PORT), BIND_HOST: 'localhost', MODE: 'fs', LOG_LEVEL: 'warn' },
      GIT_REPO_DIRECTORY: join(root, 'apps/dealers', slug),
      ORIGIN: `http://localhost:${port}`,
    },
  });
  const config = readFileSync(join(root, 'docs/reference/content-editor.json'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = /^\/editor\/([\w.-]+\.(?:js|css))$/.exec(pathname)?.[1];
    if (file && existsSync(join(editor, file)))
      return response
        .writeHead(200, { 'content-type': types[extname(file)] })
        .end(readFileSync(join(editor, file)));
    if (pathname === '/config.json')
      return response.writeHead(200, { 'content-type': types['.json'] }).end(config);
    if (pathname !== '/' && !pathname.endsWith('.html')) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  console.log(`The content of ${slug}: http://localhost:${port}`);
  const [code] = await once(files, 'close');
  server.close();
  server.closeAllConnections();
  if (code)
    throw new Problem(
      `decap-server ended with ${code}. Stop what uses port ${SERVER_PORT}, if something does, and start again.`,
    );
});

/** The folder with the files of the editor; they are fetched once. The package has its bundle, so that none of its dependencies is needed. */
async function fetchedEditor() {
  const folder = join(root, '.forecourt/editor', EDITOR);
  const dist = join(folder, 'package/dist');
  if (existsSync(folder)) return dist;
  console.log(`Fetching ${EDITOR} …`);
  // The folder has its name once it is complete: a start that is stopped halfway begins anew.
  const begun = `${folder}.begun`;
  rmSync(begun, { recursive: true, force: true });
  mkdirSync(begun, { recursive: true });
  const pack = start('npm', ['pack', EDITOR, '--pack-destination', begun], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [packed] = await once(pack, 'close');
  if (packed !== 0) throw new Problem(`${EDITOR} could not be fetched from npm. Look at the message above.`);
  const tar = start('tar', ['-xzf', `${EDITOR.replace('@', '-')}.tgz`], { cwd: begun });
  const [unpacked] = await once(tar, 'close');
  if (unpacked !== 0)
    throw new Problem('The package of the editor could not be unpacked. Install tar, and start again.');
  renameSync(begun, folder);
  return dist;
}
