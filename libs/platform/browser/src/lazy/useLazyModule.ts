import { useCallback, useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

/** The state of a lazy module in a component. */
export interface LazyModuleState<Module> {
  /** Null until it has loaded. */
  module: Module | null;
  /** Whether the last attempt failed. */
  failed: boolean;
  /** Loads the module. A second call does nothing; a call after a failure tries again. */
  load(): void;
}

/**
 * A lazy module in a component. It is loaded when `load` is called, for example on click, or when `start` calls back. A failure is a
 * console warning, and the page keeps working. (AN-02)
 *
 * @param lazy a module of `lazyModule`.
 * @param start when to load it without a call of `load`: `whenIdle`, `whenLoaded` or a function of the same shape, which takes a
 *   callback and returns a function that cancels. Declare it outside of the component. Default: never.
 * @example const { module } = useLazyModule(saveVehicle, whenIdle);
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  start?: (load: () => void) => () => void,
): LazyModuleState<Module> {
  const [module, setModule] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    lazy().then(
      (loaded) => {
        setModule(() => loaded);
        setFailed(false);
      },
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [lazy]);
  useEffect(() => start?.(load), [start, load]);
  return { module, failed, load };
}
