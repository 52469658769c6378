import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './port.mjs';
import { start, stopGroup, tail } from './run.mjs';

/**
 * A local npm registry (verdaccio) for `@forecourt/*` only, with anonymous publishing.
 * @returns its URL, the environment for `npm publish`, and a stop function.
 */
export async function startRegistry(folder) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, 'verdaccio.yaml');
  const userconfig = join(folder, 'npmrc');
  writeFileSync(
    config,
    [
      `storage: ${join(folder, 'storage')}`,
      'auth: { htpasswd: { file: ./htpasswd } }',
      'packages:',
      "  '@forecourt/*': { access: $all, publish: $all, unpublish: $all }",
      'max_body_size: 50mb',
      'log: { type: stdout, format: pretty, level: warn }',
    ].join('\n'),
  );
  // npm requires a token; this registry ignores it.
  writeFileSync(userconfig, `@forecourt:registry=${url}\n//127.0.0.1:${port}/:_authToken=nobody\n`);

  const child = start('verdaccio', ['--config', config, '--listen', `127.0.0.1:${port}`]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/-/ping`).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      stopGroup(child, 'SIGKILL');
      throw new Error(`The local registry did not start:\n${tail(output)}`);
    }
    await setTimeout(200);
  }
  return {
    url,
    env: { npm_config_userconfig: userconfig },
    async stop() {
      stopGroup(child);
      await new Promise((resolve) => (child.exitCode === null ? child.once('close', resolve) : resolve()));
    },
  };
}
