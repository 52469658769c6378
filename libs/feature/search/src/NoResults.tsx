import { SceneBand } from '@forecourt/chrome';
import { EmptyState, Link, LinkButton } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { formatNumber } from '@forecourt/values';
import type { NearestSearch } from './logic/nearest-searches.ts';
import { SlotList } from './parts.ts';
import type { SearchAlertProps } from './slots.ts';

interface NoResultsProps {
  clearHref: string;
  nearest: readonly NearestSearch[];
  /** The search, for the sign-up. */
  empty: SearchAlertProps;
}

/**
 * The empty state: the specification's message, the searches without one of the filters, a link without any, and the sign-up for
 * vehicles that arrive later.
 */
export function NoResults({ clearHref, nearest, empty }: NoResultsProps) {
  const { scene } = useSite().brand;
  return (
    <EmptyState
      title="No Results Available"
      text="No results found for your search at this time. Please try adjusting the filters for more results."
      picture={scene && <SceneBand {...scene} alt="" place="panel" />}
    >
      {nearest.length > 0 && (
        <ul className="flex w-full flex-wrap gap-2" aria-label="Leave out filters">
          {nearest.map(({ label, url, count }) => (
            <li key={url}>
              <Link href={url} className="button button-outline button-small">
                {`Without ${label}: ${formatNumber(count)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton href={clearHref}>Clear Filters</LinkButton>
      <SlotList id="search.alert" props={empty} />
      <SlotList id="search.empty" props={{}} />
    </EmptyState>
  );
}
