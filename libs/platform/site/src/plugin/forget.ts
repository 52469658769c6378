import { isRunnableDevEnvironment } from 'vite';
import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

/**
 * Makes an environment read modules again: these, and whatever imports them, and nothing else. Left to itself, a server reads its whole
 * program again at each change, for a second.
 */
export function forget(environment: DevEnvironment, modules: readonly EnvironmentModuleNode[]): void {
  for (const module of modules) environment.moduleGraph.invalidateModule(module);
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  const seen = new Set<string>();
  const up = (id: string) => {
    const node = evaluatedModules.getModuleById(id);
    if (!node || seen.has(id)) return;
    seen.add(id);
    evaluatedModules.invalidateModule(node);
    for (const importer of node.importers) up(importer);
  };
  for (const { id } of modules) if (id !== null) up(id);
}
