import type { SpecItem } from '@forecourt/vehicle';
import { clsx } from 'clsx';

export interface SpecListProps {
  items: readonly SpecItem[];
  /** Number of columns on a wide screen; 3 by default. */
  columns?: 2 | 3;
  className?: string;
}

/** Specifications in up to three columns; two on phones. */
export function SpecList({ items, columns = 3, className }: SpecListProps) {
  return (
    <dl className={clsx('grid gap-x-12 md:grid-cols-2', columns === 3 && 'lg:grid-cols-3', className)}>
      {items.map(({ key, label, value }) => (
        <div key={key} className="flex justify-between gap-4 border-b border-line py-3 text-note">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
