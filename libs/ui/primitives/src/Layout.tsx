import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** The page's column: at most 1312 pixels wide, with responsive gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('container-site', className)}>{children}</div>;
}
