import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useScrollPadding } from './use-scroll-padding.ts';

const LOOK = { top: 'top-0 border-b', bottom: 'bottom-0 border-t pb-[env(safe-area-inset-bottom)]' };
const AWAY = { top: 'invisible -translate-y-full', bottom: 'invisible translate-y-full' };

/** A bar at an edge of the window. It slides in and out, is inert while hidden, and sets the scroll padding of the page. */
export function EdgeBar({
  edge,
  label,
  shown,
  children,
}: {
  edge: 'top' | 'bottom';
  /** Its name as a landmark. */
  label: string;
  shown: boolean;
  children: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(edge, shown, bar);
  return (
    <aside
      ref={bar}
      aria-label={label}
      inert={!shown}
      className={clsx(
        'fixed inset-x-0 z-(--z-sticky-bar) border-line bg-surface text-ink transition-[translate,visibility] duration-200 motion-reduce:transition-none print:hidden',
        LOOK[edge],
        shown ? 'translate-y-0' : AWAY[edge],
      )}
    >
      {children}
    </aside>
  );
}
