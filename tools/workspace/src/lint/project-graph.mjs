import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const makeGraph = `import('@nx/devkit').then((nx) => nx.createProjectGraphAsync({ exitOnError: false }))`;

/**
 * Updates Nx's project graph in a separate process. Takes about 0.5 s.
 * @throws if Nx cannot read the workspace, with its output.
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
      `Nx could not build its project graph, which the import rules need:\n${made.stdout}${made.stderr}`,
    );
}

/**
 * Updates the graph before the boundary rules read it. Without a graph those rules turn themselves off with a warning, and with
 * an old one they accept forbidden imports.
 *
 * Only if ESLint was started directly: Nx reads the ESLint configuration while it builds the graph, which would be a deadlock;
 * inside an Nx task the graph is current.
 */
export function freshProjectGraph() {
  const startedDirectly =
    basename(process.argv[1] ?? '').startsWith('eslint') && !process.env.NX_TASK_TARGET_PROJECT;
  if (startedDirectly) makeProjectGraph();
}
