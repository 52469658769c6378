import { whenIdle } from '@forecourt/browser';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * Sections below the fold with deferred layout (`content-visibility`). The browser lays one out when it is near the viewport, so
 * that the first render does not wait for a long page. After hydration the rest follow one by one when the browser is idle, and so
 * does a section that is added later. Without JavaScript there is no deferral.
 */
export function DeferredSections({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let callOff: (() => void) | null = null;
    const drawNext = () => {
      callOff = null;
      const next = [...element.children].find((band) => !band.hasAttribute('data-rendered'));
      if (!next) return;
      next.setAttribute('data-rendered', '');
      start();
    };
    const start = () => {
      callOff ??= whenIdle(drawNext);
    };
    const sections = new MutationObserver(start);
    sections.observe(element, { childList: true });
    start();
    return () => {
      sections.disconnect();
      callOff?.();
    };
  }, []);
  return (
    <div ref={box} className="deferred-sections">
      {children}
    </div>
  );
}
