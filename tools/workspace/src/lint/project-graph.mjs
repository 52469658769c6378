import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const makeGraph = `import('@nx/devkit').then((nx) => nx.createProjectGraphAsync({ exitOnError: false }))`;

/**
 * Brings Nx's project graph up to date, in a process of its own. Takes about 0.5 s.
 * @throws when Nx cannot read the workspace, with what it said.
 */
export function makeProjectGraph() {
  const made = spawnSync(process.execPath, ['-e', makeGraph], {
    cwd: new URL('../../../../', import.meta.url),
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });
  if (made.status !== 0)
    throw new Error(
      `Nx could not make its project graph, and import rules need it:\n${made.stdout}${made.stderr}`,
    );
}

/**
 * Makes the graph before the boundary rules read it. Without one those rules switch themselves off with a warning,
 * and with an old one they pass what they should refuse.
 *
 * Only when ESLint was started by hand: Nx reads the ESLint configuration while it makes the graph, and would wait for
 * itself; inside an Nx task the graph is a moment old.
 */
export function freshProjectGraph() {
  const byHand = basename(process.argv[1] ?? '').startsWith('eslint') && !process.env.NX_TASK_TARGET_PROJECT;
  if (byHand) makeProjectGraph();
}
