/**
 * Checks that every lib can be published: packs all of them like `npm publish`, then runs publint and attw, and looks for the README, the
 * licence and the credits.
 * Needs their `dist`: run `npm run typecheck` first.
 */
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { copyLegalFiles, LEGAL_FILES } from './shared/legal-files.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { main, Problem, progress } from './shared/say.mjs';

/** Ways to resolve a package that a package of ES modules does not serve: TypeScript's `node10`, and `require` of Node 16. */
const UNSERVED = ['node10', 'node16-cjs'];

async function publintSays(tarball, { name }) {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: data } });
  return messages.map((message) => `${name}: publint: ${formatMessage(message, pkg)}`);
}

/** The README, and the licence and credits of the root: a package without them says nothing of its terms. */
function legalSays(content, { name }) {
  const text = (file) => content.tryReadFile(`/node_modules/${name}/${file}`);
  return [
    ...(text('README.md') ? [] : [`${name}: the package has no README.md`]),
    ...LEGAL_FILES.filter((file) => text(file) !== readFileSync(join(root, file), 'utf8')).map(
      (file) =>
        `${name}: the package lacks the ${file} of the root. Is ${file} among the "files" of its package.json?`,
    ),
  ];
}

/** What "Are the types wrong?" finds, for packages that have ES modules only. */
async function attwSays(content, { name, exports }) {
  const noCode = Object.keys(exports).filter((entry) => /\.(css|json|woff2)$/.test(entry));
  const analysis = await checkPackage(content, { excludeEntrypoints: noCode });
  if (!analysis.types) return [`${name}: attw: no types`];
  return analysis.problems
    .filter(({ resolutionKind }) => !UNSERVED.includes(resolutionKind))
    .map(({ kind, trace, ...where }) => {
      const { title, docsUrl } = problemKindInfo[kind];
      return `${name}: attw: ${title}, ${docsUrl}\n${JSON.stringify(where)}`;
    });
}

await main(async () => {
  const libs = publicLibs();
  copyLegalFiles();
  const packed = mkdtempSync(join(tmpdir(), 'forecourt-packed-'));
  try {
    const where = libs.flatMap(({ folder }) => ['--workspace', relative(root, folder)]);
    const pack = await run('Packing', 'npm', ['pack', '--silent', '--pack-destination', packed, ...where]);
    if (!pack.ok) throw new Problem(`npm pack failed:\n${tail(pack.output)}`);
    const line = progress(`Reading ${libs.length} packages`);
    const problems = [];
    for (const { manifest } of libs) {
      line.detail(manifest.name);
      const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
      const tarball = readFileSync(join(packed, file));
      const content = createPackageFromTarballData(tarball);
      problems.push(
        ...(await publintSays(tarball, manifest)),
        ...(await attwSays(content, manifest)),
        ...legalSays(content, manifest),
      );
    }
    if (problems.length > 0) {
      line.failed();
      throw new Problem(`${problems.length} problems:\n\n${problems.join('\n')}`);
    }
    line.done();
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
});
