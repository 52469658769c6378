import { isRunnableDevEnvironment } from 'vite';
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite';

/**
 * Invalidates modules of an environment and their importers. Without it the server evaluates all modules again at each change, which
 * takes a second.
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

/** After an edit the server evaluates only what has changed, and its importers. */
export function serverEdits(): Plugin {
  return {
    name: 'forecourt-server-edits',
    enforce: 'pre',
    hotUpdate({ modules }) {
      if (this.environment.name !== 'ssr') return undefined;
      forget(this.environment, modules);
      return [];
    },
  };
}
