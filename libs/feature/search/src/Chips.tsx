import { isPlainClick, linkOfSite } from '@forecourt/browser';
import { Chip } from '@forecourt/primitives';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { ActiveFilter } from './logic/active-filters.ts';
import { withChanges } from './logic/with-changes.ts';
import { useDeferredSearch } from './use-search.tsx';

/** Id of the heading of the page, which gets the focus of the last chip. */
export const SEARCH_HEADING = 'search-heading';

/**
 * The active filters, each with a link to the search without it. The focus of a removed one goes to the next one. A press changes the
 * latest search and is no navigation: what was ticked since the link was rendered stays, and a tick right after it keeps the removal.
 */
export function Chips({
  filters,
  label,
  children,
}: {
  filters: readonly ActiveFilter[];
  label: string;
  children?: ReactNode;
}) {
  const { state, href, refine } = useDeferredSearch();
  const list = useRef<HTMLUListElement>(null);
  const followed = useRef<number | null>(null);
  function follow(event: MouseEvent): void {
    const items = [...(list.current?.children ?? [])];
    const { target } = event;
    const index = items.findIndex((item) => target instanceof Node && item.contains(target));
    followed.current = index;
    const removed = filters[index];
    if (!removed || !isPlainClick(event.nativeEvent) || linkOfSite(event.nativeEvent) === null) return;
    event.preventDefault();
    refine((latest) => ({ ...withChanges(latest, state, removed.without), page: 1 }));
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
