/**
 * For each message, some environment variables, sends the hash of every cached task of the workspace in the current folder: by task, what Nx looks for
 * in its cache. One process answers many times, because loading Nx takes longer than hashing.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/configuration.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';
import { resetWorkspaceContext } from 'nx/src/utils/workspace-context.js';

const initial = { ...process.env };

async function hashes(env) {
  process.env = { ...initial, ...env };
  resetWorkspaceContext();
  const graph = await createProjectGraphAsync({ exitOnError: true });
  const targets = new Set(
    Object.values(graph.nodes).flatMap(({ data }) =>
      Object.entries(data.targets ?? {}).flatMap(([name, { cache }]) => (cache ? [name] : [])),
    ),
  );
  const tasks = createTaskGraph(graph, {}, Object.keys(graph.nodes), [...targets], undefined, {});
  const all = Object.values(tasks.tasks);
  const environments = Object.fromEntries(all.map(({ id }) => [id, process.env]));
  const found = await createTaskHasher(graph, readNxJson(), {}).hashTasks(all, tasks, environments);
  return Object.fromEntries(all.map(({ id }, at) => [id, found[at].value]));
}

process.on('message', (env) => void hashes(env).then((found) => process.send(found)));
