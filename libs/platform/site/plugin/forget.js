import { isRunnableDevEnvironment } from 'vite';

/**
 * Makes an environment read modules again: these, and whatever imports them, and nothing else. Left to itself, a server reads its whole
 * program again at each change, for a second.
 */
export function forget(environment, modules) {
  for (const module of modules) environment.moduleGraph.invalidateModule(module);
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  const seen = new Set();
  const up = (node) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    evaluatedModules.invalidateModule(node);
    for (const importer of node.importers) up(evaluatedModules.getModuleById(importer));
  };
  for (const { id } of modules) if (id !== null) up(evaluatedModules.getModuleById(id));
}
