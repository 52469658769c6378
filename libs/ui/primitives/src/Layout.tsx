import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** The page's column: 1312 wide, with the gutters of the window's width. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('container-site', className)}>{children}</div>;
}

const gaps = { tight: 'gap-2', normal: 'gap-4', loose: 'gap-8' };

/** Things below one another with one distance between them. */
export function Stack({
  gap = 'normal',
  children,
  className,
}: {
  gap?: keyof typeof gaps;
  children: ReactNode;
  className?: string;
}) {
  return <div className={clsx('flex flex-col', gaps[gap], className)}>{children}</div>;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
