import { RangeField } from '@forecourt/primitives';
import type { RangeFacet, UnreadEnds } from '@forecourt/stock-search';
import { facetTitle } from './logic/facet-words.ts';
import type { Bounds } from './logic/search-answer.ts';
import { useSearch } from './use-search.tsx';

const steps: Partial<Record<RangeFacet, number>> = {
  price: 500,
  km: 1000,
  weekly_price_range: 5,
  tare_weight: 50,
  aggregate_trailer_mass: 50,
};
const units: Partial<Record<RangeFacet, string>> = {
  body_length: ' ft',
  tare_weight: ' kg',
  aggregate_trailer_mass: ' kg',
};

/** A number range within the bounds of the stock. */
export function SpanFacet({
  facet,
  bounds,
  unread,
}: {
  facet: RangeFacet;
  bounds: Bounds | undefined;
  /** Values in the URL for an end of the range that are not numbers. */
  unread: UnreadEnds | undefined;
}) {
  const { state, refine } = useSearch();
  const step = steps[facet] ?? 1;
  const [span = { min: null, max: null }] = state[facet];
  if (!bounds) return <p className="text-small text-ink-3">Nothing to choose here.</p>;
  const low = Math.floor(bounds.min / step) * step;
  const high = Math.max(low + step, Math.ceil(bounds.max / step) * step);
  return (
    <RangeField
      id={`facet-${facet}`}
      name={facet}
      label={facetTitle(facet)}
      min={low}
      max={high}
      step={step}
      prefix={facet.includes('price') ? '$' : ''}
      suffix={units[facet]}
      grouped={facet !== 'year'}
      value={span}
      unread={unread}
      onChange={({ min, max }) =>
        refine({ [facet]: min === null && max === null ? [] : [{ min: whole(min), max: whole(max) }] })
      }
    />
  );
}

/** URLs have integers, so a typed fraction is rounded visibly. */
function whole(end: number | null): number | null {
  return end === null ? null : Math.round(end);
}
