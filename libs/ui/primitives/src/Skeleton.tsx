import { clsx } from 'clsx';

/** Placeholder bar for text that is loading. Hidden from screen readers; the list around it announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block rounded-tag bg-sunken', className)} />;
}
