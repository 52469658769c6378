import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Bands of a page below its first sight. The browser lays one out when a visitor comes near it, so that the first sight need not
 * wait for a long page; once the page lives, the rest one by one while there is nothing better to do. Without scripts they are
 * laid out at once.
 */
export function DrawnNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawNext = () => {
      const next = [...(box.current?.children ?? [])].find((band) => !band.hasAttribute('data-drawn'));
      if (!next) return;
      next.setAttribute('data-drawn', '');
      callOff = whenIdle(drawNext);
    };
    let callOff = whenIdle(drawNext);
    return () => callOff();
  }, []);
  return (
    <div ref={box} className="drawn-near">
      {children}
    </div>
  );
}
