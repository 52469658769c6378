import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { root } from './paths.mjs';

/** What the built site of a dealer app answers at an address, where neither API nor search engine does. */
export function builtAnswer(app, path) {
  const script = `
    import { loadSites } from './libs/server/host/src/sites.ts';
    const [site] = await loadSites(${JSON.stringify(dirname(app))});
    const origin = 'http://${basename(app)}.localhost';
    const fetch = async () => new Response('{}', { status: 503 });
    const services = { site: site.shown, now: new Date(), fetch, searchKey: '', origin, nonce: null };
    const answer = await site.render(new Request(origin + ${JSON.stringify(path)}), services);
    console.log(answer.bytes.toString('utf8'));
  `;
  const flags = ['--conditions=@forecourt/source', '--input-type=module', '-'];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, {
    cwd: root,
    input: script,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}
