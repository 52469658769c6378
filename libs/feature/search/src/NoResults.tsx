import { EmptyState, LinkButton } from '@forecourt/primitives';
import { SlotList } from './parts.ts';

/** The empty state: the specification's message and one link. */
export function NoResults({ clearHref }: { clearHref: string }) {
  return (
    <EmptyState
      title="No Results Available"
      text="No results found for your search at this time. Please try adjusting the filters for more results."
    >
      <LinkButton href={clearHref}>Clear Filters</LinkButton>
      <SlotList id="search.empty" props={{}} />
    </EmptyState>
  );
}
