import { lazyModule } from '@forecourt/browser';
import type { Yard } from '@forecourt/postcodes';
import { SuggestField } from '@forecourt/primitives';
import type { Suggest } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { DEFAULT_SORT, formatPlace, parsePlace } from '@forecourt/stock-search';
import type { SearchPlace } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBack } from './use-back.ts';
import { useQuestion } from './use-question.ts';
import type { Question } from './use-question.ts';
import { useSearch } from './use-search.tsx';

/** Kilometres around a place. */
const RADII = [10, 25, 50, 100, 250, 500, 1000];

/** A place that only the server may know. */
interface AskedPlace extends Question {
  text: string;
  /** The place in the URL when it was asked. */
  from: string | null;
}

const places = lazyModule(() => import('./logic/places.ts'));

/**
 * The visitor's place and a radius: a postcode or suburb with suggestions, a distance, and a sort by distance. They are plain fields of
 * the search form: without JavaScript the server looks up the place and reports an unknown one.
 */
export function PlaceField() {
  const site = useSite();
  const { state, href, latest, refine } = useSearch();
  const { search } = useLocation();
  const inUrl = new URLSearchParams(search).get('near');
  const box = useRef<HTMLDivElement>(null);
  const [nearest, setNearest] = useState(false);
  const isPlaced = Boolean(state.near?.point);
  // A page that loads with a place has this order in its sort menu. Otherwise the checkbox stays, so that the layout does not shift.
  const [offersNearest, setOffersNearest] = useState(!isPlaced);
  if (!isPlaced && !offersNearest) setOffersNearest(true);
  const label = state.near?.label ?? '';
  const radii = [...new Set([...RADII, ...(state.radiusKm === null ? [] : [state.radiusKm])])];
  const load = useCallback(async (): Promise<Suggest> => {
    const { loadPlaceSuggester } = await places();
    const suggest = await loadPlaceSuggester(site.locations);
    return (text) =>
      suggest(text).map((place) => {
        const id = formatPlace(place);
        return { id, group: 'Places', label: place.label, href: href({ near: place }) };
      });
  }, [site, href]);

  const navigate = useNavigate();
  const [backs, setBacks] = useState(0);
  const { asked, ask, settle } = useQuestion<AskedPlace>({ onBack: () => setBacks((last) => last + 1) });
  // The server has answered, or a link has led to another place.
  if (asked !== null && asked.from !== inUrl) settle();

  const known = useRef({ label, backs });
  useLayoutEffect(() => {
    const field = box.current?.querySelector('input');
    const { current: last } = known;
    // The field follows the URL, which Back and chips change; text typed before hydration stays.
    if (field && (last.label !== label || last.backs !== backs)) field.value = label;
    known.current = { label, backs };
  }, [label, backs]);

  /** The text that the table of places is loading for. */
  const looking = useRef<string | null>(null);
  // As while the server looks up a place: Back and Forward leave it out.
  useBack(() => {
    if (looking.current === null) return;
    looking.current = null;
    setBacks((last) => last + 1);
  });

  function go(near: SearchPlace | null): void {
    looking.current = null;
    settle();
    const sortBy = near && wantsNearest(box.current) ? ({ sortBy: 'nearest' } as const) : {};
    refine({ near, radiusKm: chosenRadius(box.current), ...sortBy });
  }
  async function lookUp(field: HTMLInputElement, text: string): Promise<void> {
    looking.current = text;
    const found = await findPlace(text, site.locations).catch(() => null);
    if (looking.current !== text) return; // left out since
    looking.current = null;
    if (field.value.trim() !== text) return; // typed since
    if (found) return go(found);
    // The server has the complete table of places, and reports unknown ones.
    const base = { ...latest(), near: { label: text, point: null }, radiusKm: chosenRadius(box.current) };
    const url = (placed: string) => (wantsNearest(box.current) ? `${placed}&sortBy=nearest` : placed);
    ask({ base, text, from: inUrl, ask: url });
  }
  function order(isNearest: boolean): void {
    setNearest(isNearest);
    if (isPlaced) refine({ sortBy: isNearest ? 'nearest' : DEFAULT_SORT });
  }
  function leave(field: HTMLInputElement): void {
    const text = field.value.trim();
    const shown = latest().near?.label ?? '';
    if (text === (looking.current ?? asked?.text ?? shown)) return;
    if (text === shown) leaveOut();
    else if (text === '') go(null);
    else void lookUp(field, text);
  }
  /** The place that the server looks up is not wanted any more. */
  function leaveOut(): void {
    settle();
    void navigate(href(latest()), { replace: true });
  }

  const isNearest = isPlaced ? state.sortBy === 'nearest' : nearest;
  return (
    <div ref={box} className="grid gap-3 pb-2">
      <div
        className="grid gap-1.5"
        onBlur={({ target }) => target instanceof HTMLInputElement && leave(target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          if (event.target instanceof HTMLInputElement) leave(event.target);
        }}
      >
        <label htmlFor="search-near" className="text-small text-ink-2">
          Postcode or suburb
        </label>
        <SuggestField
          id="search-near"
          name="near"
          defaultValue={label}
          maxLength={60}
          load={load}
          onPick={({ id }) => go(parsePlace(id))}
          className="range-number"
        />
      </div>
      <label className="grid gap-1.5 text-small text-ink-2">
        Distance
        <select
          key={state.radiusKm}
          name="radius"
          defaultValue={state.radiusKm ?? ''}
          onChange={({ target }) => refine({ radiusKm: Number(target.value) || null })}
          className="range-number"
        >
          <option value="">Any distance</option>
          {radii
            .sort((a, b) => a - b)
            .map((km) => (
              <option key={km} value={km}>
                Within {formatNumber(km)} km
              </option>
            ))}
        </select>
      </label>
      {offersNearest && (
        <div className="facet-values">
          <label>
            <input
              type="checkbox"
              className="tick"
              name="sortBy"
              value="nearest"
              checked={isNearest}
              onChange={() => order(!isNearest)}
            />
            Nearest first
          </label>
        </div>
      )}
    </div>
  );
}

/** The table of places loads lazily, on the first interaction. */
async function findPlace(text: string, yards: readonly Yard[]): Promise<SearchPlace | null> {
  const { loadPlaceFinder } = await places();
  const find = await loadPlaceFinder(yards);
  return find(text);
}

function chosenRadius(box: HTMLElement | null): number | null {
  return Number(box?.querySelector('select')?.value) || null;
}

/** Read after the lookup of the place: the box may be ticked meanwhile. */
function wantsNearest(box: HTMLElement | null): boolean {
  return box?.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked ?? false;
}
