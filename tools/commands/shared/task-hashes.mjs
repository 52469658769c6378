/** Prints the hash of every cached task of the workspace in the current folder, as JSON: by task, what Nx looks for in its cache. */
import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/configuration.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';

const graph = await createProjectGraphAsync({ exitOnError: true });
const targets = new Set(
  Object.values(graph.nodes).flatMap(({ data }) =>
    Object.entries(data.targets ?? {}).flatMap(([name, { cache }]) => (cache ? [name] : [])),
  ),
);
const tasks = createTaskGraph(graph, {}, Object.keys(graph.nodes), [...targets], undefined, {});
const all = Object.values(tasks.tasks);
const environments = Object.fromEntries(all.map(({ id }) => [id, process.env]));
const hashes = await createTaskHasher(graph, readNxJson(), {}).hashTasks(all, tasks, environments);
console.log(JSON.stringify(Object.fromEntries(all.map(({ id }, at) => [id, hashes[at].value]))));
process.exit(0);
