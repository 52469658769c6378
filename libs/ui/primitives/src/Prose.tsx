import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** Long-form text at a readable line length: headings, paragraphs, lists, links. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('prose', className)}>{children}</div>;
}
