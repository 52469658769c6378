/**
 * For each message, `{ env, files }`, sends the hash of every cached task of the workspace in the current folder with these environment variables: by
 * task, what Nx looks for in its cache. And by task, which of the files are inputs of it. One process answers many times, because loading Nx takes
 * longer than hashing.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/configuration.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';
import { getTaskIOService } from 'nx/src/tasks-runner/task-io-service.js';
import { resetWorkspaceContext } from 'nx/src/utils/workspace-context.js';

const initial = { ...process.env };

// The hasher names the inputs of a task only where somebody wants to know them.
getTaskIOService().subscribeToTaskInputs(() => {});

async function hashes({ env, files }) {
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
  const byTask = (of) => Object.fromEntries(all.map(({ id }, at) => [id, of(found[at])]));
  return {
    hashes: byTask(({ value }) => value),
    inputs: byTask(({ inputs }) => inputs.files.filter((file) => files.includes(file))),
  };
}

process.on('message', (asked) => void hashes(asked).then((found) => process.send(found)));
