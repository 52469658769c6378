import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** The page's column: at most 1312 pixels wide, with responsive gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('container-site', className)}>{children}</div>;
}

const gaps = { tight: 'gap-2', normal: 'gap-4', loose: 'gap-8' };

/** A vertical stack with equal gaps. */
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

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
