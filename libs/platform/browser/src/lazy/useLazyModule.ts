import { useCallback, useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

/** The state of a lazy module in a component. */
export interface LazyModuleState<Module> {
  /** Null until it has loaded. */
  module: Module | null;
  /** Whether the last attempt failed. */
  failed: boolean;
  /** Loads the module. A second call is free; a call after a failure tries again. */
  load(): void;
}

/**
 * A lazy module in a component: loaded when `load` is called, for what a visitor presses or turns to, and by itself when `start`
 * says so. A failure is a console warning; the page goes on without. (AN-02)
 *
 * @param lazy a module of `lazyModule`.
 * @param start when to load it by itself: `whenIdle`, `whenLoaded` or a function like them, which calls back and returns what
 *   cancels. It is declared outside of the component. Default: never.
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
