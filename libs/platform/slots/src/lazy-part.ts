import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';

/** Parts whose code the server is still loading. */
const loading = new Set<Promise<unknown>>();

/**
 * A part of a page whose code comes after the code of what a visitor sees first; put a `Suspense` around it. The server sends
 * it whole, and it stands as it was sent until its code is there, or for good where the code does not come: its links work.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return typeof document === 'undefined' ? loadedPart(load) : laterPart(load);
}

/** Resolves once the server holds the code of every part: a page is then rendered in one go. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Component: ComponentType<Props> | null = null;
  const coming = load().then((Loaded) => {
    Component = Loaded;
    loading.delete(coming);
  });
  loading.add(coming);
  return function LoadedPart(props: Props) {
    if (!Component) throw new Error('A lazy part was rendered before partsLoaded() had resolved.');
    return createElement(Component, props);
  };
}

function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => new Promise<never>(() => {}),
    ),
  );
}
