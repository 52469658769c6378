import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of a page whose code comes after the code of what a visitor sees first; put a `Suspense` around it. The server sends
 * it whole, and it stands as it was sent until its code is there, or for good where the code does not come: its links work.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => new Promise<never>(() => {}),
    ),
  );
}
