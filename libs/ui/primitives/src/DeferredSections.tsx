import { whenIdle } from '@forecourt/browser';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * Sections below the fold with deferred layout (`content-visibility`). The browser lays one out when it is near the viewport, so
 * that the first render does not wait for a long page. After hydration the rest follow one by one when the browser is idle.
 * Without JavaScript there is no deferral.
 */
export function DeferredSections({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawNext = () => {
      const next = [...(box.current?.children ?? [])].find((band) => !band.hasAttribute('data-rendered'));
      if (!next) return;
      next.setAttribute('data-rendered', '');
      callOff = whenIdle(drawNext);
    };
    let callOff = whenIdle(drawNext);
    return () => callOff();
  }, []);
  return (
    <div ref={box} className="deferred-sections">
      {children}
    </div>
  );
}
