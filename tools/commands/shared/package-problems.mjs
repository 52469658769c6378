import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { LEGAL_FILES } from './legal-files.mjs';
import { root } from './paths.mjs';

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

/** What is wrong with a package as npm would get it, in sentences. */
export async function packageProblems(tarball, manifest) {
  const content = createPackageFromTarballData(tarball);
  return [
    ...(await publintSays(tarball, manifest)),
    ...(await attwSays(content, manifest)),
    ...legalSays(content, manifest),
  ];
}
