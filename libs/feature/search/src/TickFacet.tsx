import { useSite } from '@forecourt/site-config/react';
import { valueLabel } from '@forecourt/stock-search';
import type { TextFacet } from '@forecourt/stock-search';
import { memo, useCallback, useMemo, useState } from 'react';
import { facetOptions } from './logic/facet-options.ts';
import type { FacetOption } from './logic/facet-options.ts';
import { facetTitle } from './logic/facet-words.ts';
import { toggled } from './logic/toggled.ts';
import { useTouched } from './logic/use-touched.ts';
import { useDeferredSearch, useSearch } from './use-search.tsx';

/** Minimum number of values for a search field in a facet. */
const SEARCHED_FROM = 12;

/** The values of a facet as checkboxes. All are in the HTML; most are collapsed behind "Show more". */
export function TickFacet({ facet, known }: { facet: TextFacet; known: readonly string[] | undefined }) {
  const { state, refine } = useSearch();
  const { answer } = useDeferredSearch();
  const [touched, touch] = useTouched();
  // A choice in one facet renders no other facet before its results arrive.
  const list = JSON.stringify(state[facet]);
  const chosen = useMemo((): string[] => JSON.parse(list), [list]);
  const options = useMemo(
    () => facetOptions({ facet, chosen, answer, known, touched }),
    [facet, chosen, answer, known, touched],
  );
  const folded = options.filter((option) => option.folded).length;
  const [words, setWords] = useState('');
  const toggle = useCallback(
    (value: string) => {
      touch(value);
      refine(({ [facet]: chosen }) => ({ [facet]: toggled(chosen, value) }));
    },
    [facet, refine, touch],
  );
  if (options.length === 0) return <p className="text-small text-ink-3">Nothing to choose here.</p>;

  return (
    <div role="group" aria-label={facetTitle(facet)} className="facet-values">
      <Values facet={facet} options={options} words={words} onToggle={toggle} />
      {folded > 0 && (
        <details className="facet-more">
          <summary>
            <span>{`Show ${folded} more`}</span>
            <span>Show less</span>
          </summary>
          {options.length >= SEARCHED_FROM && (
            <input
              type="search"
              aria-label={`Search ${facetTitle(facet).toLowerCase()}`}
              placeholder={`Search ${facetTitle(facet).toLowerCase()}`}
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </details>
      )}
    </div>
  );
}

const Values = memo(function Values({
  facet,
  options,
  words,
  onToggle,
}: {
  facet: TextFacet;
  options: readonly FacetOption[];
  words: string;
  onToggle(value: string): void;
}) {
  const site = useSite();
  const wanted = words.trim().toLowerCase();
  return options.map(({ value, count, chosen, folded }) => {
    const label = valueLabel(facet, value, site);
    if (wanted !== '' && !chosen && !label.toLowerCase().includes(wanted)) return null;
    return (
      <Option
        key={value}
        facet={facet}
        value={value}
        label={label}
        count={count}
        chosen={chosen}
        folded={folded}
        onToggle={onToggle}
      />
    );
  });
});

/** Memoised: a page has hundreds, and a choice changes few. */
const Option = memo(function Option({
  facet,
  value,
  label,
  count,
  chosen,
  folded,
  onToggle,
}: FacetOption & { facet: TextFacet; label: string; onToggle(value: string): void }) {
  return (
    <label data-folded={folded || undefined}>
      <input
        type="checkbox"
        className="tick"
        name={facet}
        value={value}
        checked={chosen}
        disabled={count === 0 && !chosen}
        onChange={() => onToggle(value)}
      />
      {label}
      <span>{count}</span>
    </label>
  );
});
