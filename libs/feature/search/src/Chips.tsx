import { Chip } from '@forecourt/primitives';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { ActiveFilter } from './logic/active-filters.ts';
import { useDeferredSearch } from './use-search.tsx';

/** Id of the heading of the page, which gets the focus of the last chip. */
export const SEARCH_HEADING = 'search-heading';

/** The active filters, each with a link to the search without it. The focus of a removed one goes to the next one. */
export function Chips({
  filters,
  label,
  children,
}: {
  filters: readonly ActiveFilter[];
  label: string;
  children?: ReactNode;
}) {
  const { href } = useDeferredSearch();
  const list = useRef<HTMLUListElement>(null);
  const followed = useRef<number | null>(null);
  function follow({ target }: MouseEvent): void {
    const items = [...(list.current?.children ?? [])];
    followed.current = items.findIndex((item) => target instanceof Node && item.contains(target));
  }
  useLayoutEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    list.current?.children[followed.current]?.querySelector('a')?.focus({ preventScroll: true });
    followed.current = null;
  });
  useLayoutEffect(
    () => () => {
      if (followed.current !== null) document.getElementById(SEARCH_HEADING)?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <ul ref={list} className="flex flex-wrap items-center gap-2" aria-label={label} onClick={follow}>
      {filters.map(({ key, label: words, without }) => (
        <li key={key}>
          <Chip label={words} href={href(without)} />
        </li>
      ))}
      {children}
    </ul>
  );
}
