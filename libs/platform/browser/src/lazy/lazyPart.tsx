import { Suspense, createContext, lazy, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pressAgain } from './heldPress.ts';
import { lazyModule } from './lazyModule.ts';

/** Parts whose code the server is still loading. */
const loading = new Set<Promise<unknown>>();

/** Whether React has taken over the page that the server sent: what is drawn first from then on, the browser draws. */
let takenOver = false;

/** Whether the server sent what a part stands in; null outside of every part. */
const SentContext = createContext<boolean | null>(null);

/**
 * A part of a page whose code comes after the code of what a visitor sees first. On the page that the server sent, it stands as
 * it was sent until its code is there, or for good where the code does not come: its links work. A page that the visitor goes on
 * to is shown when the code of its parts is there, whole, so that nothing moves under a finger; where code does not come, the
 * page is asked of the server instead. Where something else is to stand meanwhile, put a `PartBoundary` around it, never a bare
 * `Suspense`: React takes over later what is in one.
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
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}

function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = lazyModule(load);
  const Sent = lazyElse(code, waitForever);
  const Next = lazyElse(code, askServer);
  if (takenOver) code().catch(() => undefined); // a visitor is on the way here: all parts at once, none after the other

  return function LaterPart(props: Props) {
    const sent = useSent();
    const part = <SentContext value={sent}>{sent ? <Sent {...props} /> : <Next {...props} />}</SentContext>;
    if (!sent) return part;
    return (
      <Suspense>
        <TakenOver>{part}</TakenOver>
      </Suspense>
    );
  };
}

/** Around a part that was sent: once React has taken it over, what was pressed in it before counts. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(pressAgain, []);
  return children;
}

/** What stands where parts of a page that was not sent are coming. */
export function PartBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const sent = useSent();
  return (
    <SentContext value={sent}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </SentContext>
  );
}

/** Whether the server sent what this stands in: as it was when it was drawn first. */
function useSent(): boolean {
  const around = use(SentContext);
  const [sent] = useState(around ?? !takenOver);
  useEffect(() => {
    takenOver = true;
  }, []);
  return sent;
}

/** A part that does something else where its code does not come. */
function lazyElse<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
  otherwise: () => Promise<never>,
): ComponentType<Props> {
  return lazy(() => code().then((Component) => ({ default: Component }), otherwise));
}

function waitForever(): Promise<never> {
  return new Promise(() => {});
}

/** Without a line there is nothing to ask; the page before then stays. */
function askServer(): Promise<never> {
  if (navigator.onLine) window.location.reload();
  return waitForever();
}
