import { Chip } from '@forecourt/primitives';
import type { ActiveFilter } from './logic/active-filters.ts';
import { useSearch } from './use-search.tsx';
import type { ReactNode } from 'react';

/** The active filters, each with a link to the search without it. */
export function Chips({
  filters,
  label,
  children,
}: {
  filters: readonly ActiveFilter[];
  label: string;
  children?: ReactNode;
}) {
  const { href } = useSearch();
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={label}>
      {filters.map(({ key, label: words, without }) => (
        <li key={key}>
          <Chip label={words} href={href(without)} />
        </li>
      ))}
      {children}
    </ul>
  );
}
