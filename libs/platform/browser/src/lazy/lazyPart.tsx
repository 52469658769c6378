import { Suspense, createContext, lazy, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { replayEarlyClicks } from './earlyClick.ts';
import { lazyModule } from './lazyModule.ts';

/** Parts whose code the server is still loading. */
const loading = new Set<Promise<unknown>>();

/** True once the server-rendered page is hydrated. Parts that mount later are rendered by the browser. */
let hydrated = false;

/** Server-rendered parts on the page whose code has not come. */
const waiting = new Set<object>();

/** Whether a server-rendered part of the page still waits for its code. A change of what the router says would remove its HTML. */
export const partsWaiting = (): boolean => waiting.size > 0;

/** Whether the server rendered the surrounding part; null outside of every part. */
const ServerRenderedContext = createContext<boolean | null>(null);

/**
 * A lazy part of a page. Its code loads after the code of the first view. On a server-rendered page the HTML of the part stays until
 * its code has loaded; if the code fails to load, the HTML stays and its links still work. On a client-side navigation the next page
 * is shown when the code of all its parts has loaded, so that the layout does not shift; if that fails, the browser reloads the page
 * from the server. For a fallback use a `PartBoundary`, never a bare `Suspense`, which would delay hydration of its content.
 *
 * @param hydrateAfter what a server-rendered part waits for before its code loads. Default: nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  hydrateAfter?: Promise<void>,
): ComponentType<Props> {
  return typeof document === 'undefined' ? serverPart(load) : browserPart(load, hydrateAfter);
}

/** Resolves when the server has loaded the code of every part. A page can then be rendered without suspending. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

function serverPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Component: ComponentType<Props> | null = null;
  const coming = load().then((Loaded) => {
    Component = Loaded;
    loading.delete(coming);
  });
  loading.add(coming);
  return function ServerPart(props: Props) {
    if (!Component) throw new Error('A lazy part was rendered before partsLoaded() had resolved.');
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}

function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  hydrateAfter: Promise<void> | undefined,
): ComponentType<Props> {
  const code = lazyModule(load);
  let hasCome = false;
  const come = async () => {
    await hydrateAfter;
    const Component = await code();
    hasCome = true;
    waiting.delete(code);
    return Component;
  };
  const Sent = lazyWithFallback(come, keepServerHtml);
  const Next = lazyWithFallback(code, reloadPage);
  if (hydrated && !hydrateAfter) code().catch(() => undefined); // during a navigation all parts load in parallel

  return function BrowserPart(props: Props) {
    const sent = useServerRendered();
    useEffect(() => {
      if (!sent || hasCome) return;
      waiting.add(code);
      return () => void waiting.delete(code);
    }, [sent]);
    const part = (
      <ServerRenderedContext value={sent}>
        {sent ? <Sent {...props} /> : <Next {...props} />}
      </ServerRenderedContext>
    );
    if (!sent) return part;
    return (
      <Suspense>
        <Hydrated>{part}</Hydrated>
      </Suspense>
    );
  };
}

/** Wraps a server-rendered part. Replays an early click after hydration. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayEarlyClicks, []);
  return children;
}

/** Shows the fallback while parts of a page that the browser renders are loading. */
export function PartBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const sent = useServerRendered();
  return (
    <ServerRenderedContext value={sent}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ServerRenderedContext>
  );
}

/** Whether the server rendered this place, as it was at the first render. */
function useServerRendered(): boolean {
  const around = use(ServerRenderedContext);
  const [sent] = useState(around ?? !hydrated);
  useEffect(() => {
    hydrated = true;
  }, []);
  return sent;
}

/** A lazy component that calls `otherwise` if its code fails to load. */
function lazyWithFallback<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
  otherwise: () => Promise<never>,
): ComponentType<Props> {
  return lazy(() => code().then((Component) => ({ default: Component }), otherwise));
}

function keepServerHtml(): Promise<never> {
  return new Promise(() => {});
}

/** Offline a reload would fail, so the current page stays. */
function reloadPage(): Promise<never> {
  if (navigator.onLine) window.location.reload();
  return keepServerHtml();
}
