import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { clientTargets } from './targets/clientTargets.ts';
import { codeTargets } from './targets/codeTargets.ts';
import { dealerTargets } from './targets/dealerTargets.ts';
import { siteTests } from './targets/siteTests.ts';

/** The projects that a file stands for: its folder; a dealer app has a second one, with the tests of the running site. */
function projectsOf(file: string, workspaceRoot: string) {
  const root = dirname(file);
  if (basename(file) === 'tsconfig.json') return { [root]: { root, targets: codeTargets(root) } };
  if (basename(file) === 'index.html') return { [root]: { root, targets: clientTargets(basename(root)) } };
  const manifest: { name: string } = JSON.parse(
    readFileSync(join(workspaceRoot, root, 'package.json'), 'utf8'),
  );
  const tests = siteTests(basename(root), manifest.name);
  return { [root]: { root, targets: dealerTargets(basename(root)) }, [tests.root]: tests };
}

/**
 * Every folder of `libs`, `apps` and `tools` with a `tsconfig.json` has the targets of code; every folder under `apps/dealers` with a
 * `dealer.config.ts` those of a dealer app, and every app with an `index.html` those of an app that runs in the browser, without a
 * `project.json`.
 */
export const createNodesV2: CreateNodes = [
  '{{libs/*/*,apps/*,apps/dealers/*,tools/*}/tsconfig.json,apps/dealers/*/dealer.config.ts,apps/*/index.html}',
  (files, options, context) =>
    createNodesFromFiles(
      (file, _options, { workspaceRoot }) => ({ projects: projectsOf(file, workspaceRoot) }),
      files,
      options,
      context,
    ),
];
