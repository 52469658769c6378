/** Returns a module that is loaded at the first call. Every call shares one request; a call after a failure tries again. */
export type LazyModule<Module> = () => Promise<Module>;

/**
 * A module that is loaded when it is first used. Declare it outside of components.
 *
 * @param load a dynamic import.
 * @example
 * const budget = lazyModule(() => import('./budget-search.ts'));
 * const { countBudget } = await budget();
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
