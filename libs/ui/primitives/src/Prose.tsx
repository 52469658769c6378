import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** Running text in a column that can be read: headings, paragraphs, lists, links. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('prose', className)}>{children}</div>;
}
