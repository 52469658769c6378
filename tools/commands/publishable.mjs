/**
 * Checks that every lib can be published: packs all of them like `npm publish`, then runs publint and attw.
 * Needs their `dist`: run `npm run typecheck` first.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publicLibs } from './shared/public-libs.mjs';
import { root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { main, Problem, progress } from './shared/say.mjs';

async function publintSays({ folder, manifest }) {
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: 'npm' });
  return messages.map((message) => `${manifest.name}: publint: ${formatMessage(message, manifest)}`);
}

async function attwSays(tarball, { manifest }) {
  const noCode = Object.keys(manifest.exports).filter((entry) => /\.(css|json|woff2)$/.test(entry));
  const result = await run(
    manifest.name,
    'attw',
    [
      tarball,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--format',
      'ascii',
      ...(noCode.length > 0
        ? ['--exclude-entrypoints', ...noCode.map((entry) => entry.replace('./', ''))]
        : []),
    ],
    { quiet: true, logName: `attw-${manifest.name.split('/').at(-1)}` },
  );
  return result.ok ? [] : [`${manifest.name}: attw:\n${tail(result.output, 30)}`];
}

await main(async () => {
  const libs = publicLibs();
  const packed = mkdtempSync(join(tmpdir(), 'forecourt-packed-'));
  try {
    const where = libs.flatMap(({ folder }) => ['--workspace', relative(root, folder)]);
    const pack = await run('Packing', 'npm', ['pack', '--silent', '--pack-destination', packed, ...where]);
    if (!pack.ok) throw new Problem(`npm pack failed:\n${tail(pack.output)}`);
    const tarballs = readdirSync(packed);
    const line = progress(`Asking publint and attw about ${libs.length} packages`);
    const problems = [];
    const queue = [...libs];
    const worker = async () => {
      for (let lib = queue.shift(); lib; lib = queue.shift()) {
        const { name, version } = lib.manifest;
        line.detail(name);
        const tarball = tarballs.find(
          (file) => file === `${name.replace('@', '').replace('/', '-')}-${version}.tgz`,
        );
        if (!tarball) problems.push(`${name}: npm made no package of it`);
        else problems.push(...(await publintSays(lib)), ...(await attwSays(join(packed, tarball), lib)));
      }
    };
    await Promise.all([worker(), worker()]);
    if (problems.length > 0) {
      line.failed();
      throw new Problem(`${problems.length} problems:\n\n${problems.join('\n')}`);
    }
    line.done();
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
});
