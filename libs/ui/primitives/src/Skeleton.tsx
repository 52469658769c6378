import { clsx } from 'clsx';

/** A quiet bar in the place of words that are on their way. It says nothing; the list around it does. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block rounded-tag bg-sunken', className)} />;
}
