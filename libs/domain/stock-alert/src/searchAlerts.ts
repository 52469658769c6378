import {
  searchMatcher,
  type MatchedDocument,
  type SearchCondition,
  type SearchFields,
  type SearchMatcher,
  type SearchSite,
  type TextFacet,
} from '@forecourt/stock-search';

/** The saved searches of a site, arranged so that a vehicle is compared with few of them. */
export interface SearchAlerts {
  /** Adds a saved search by its id; a known id is not added again. */
  add(id: number, search: SearchFields): void;
  /** Removes a saved search; an unknown id is ignored. */
  remove(id: number): void;
  has(id: number): boolean;
  ids(): Iterable<number>;
  /**
   * The ids of the saved searches that find a vehicle now and did not before, in no order.
   *
   * @param before the vehicle as it was; null for one that was not there or not for sale.
   */
  found(now: MatchedDocument, before: MatchedDocument | null): number[];
}

/**
 * The facet by whose values a search is filed: the first that it has chosen, from the one that leaves out most vehicles. A vehicle has few
 * values of each, so it is compared only with the searches filed under these, and with those that have none.
 */
const FILED_BY: readonly TextFacet[] = [
  'model',
  'make_model',
  'badge',
  'make',
  'location_name',
  'dealership_name',
  'city',
  'filtered_features',
  'categories',
  'body',
  'colour',
  'tag',
  'price_range',
  'drive',
  'fuel',
  'car_type',
];

/** All saved searches with the same choices: they are compared once. */
interface Filed {
  key: string;
  ids: Set<number>;
  /** Numbers of its conditions. */
  conditions: readonly number[];
  places: readonly Set<Filed>[];
  /** The vehicle that it was last compared with, so that one with several values is compared once. */
  turn: number;
}

/**
 * Saved searches that are looked up by vehicle (percolation). Conditions that searches share, such as a highest price, are checked once for
 * a vehicle.
 *
 * @example
 * const alerts = searchAlerts(site);
 * alerts.add(1, { make: ['Kia'] });
 * alerts.found(matchedDocument({ make: 'Kia' }), null); // [1]
 */
export function searchAlerts(site: SearchSite): SearchAlerts {
  const byId = new Map<number, Filed>();
  const byKey = new Map<string, Filed>();
  const byValue = new Map<string, Set<Filed>>();
  const others = new Set<Filed>();
  const conditions = sharedConditions();
  let turn = 0;

  /** Where a search is filed, made if it is missing. */
  function placesOf({ chosen }: SearchMatcher): Set<Filed>[] {
    const facet = FILED_BY.find((each) => chosen.has(each));
    const values = facet && chosen.get(facet);
    if (!values) return [others];
    return [...values].map((value) => {
      const place = placeName(facet, value);
      const filed = byValue.get(place) ?? new Set<Filed>();
      byValue.set(place, filed);
      return filed;
    });
  }

  function candidates({ texts }: MatchedDocument): ReadonlySet<Filed>[] {
    const places = FILED_BY.flatMap((facet) =>
      (texts.get(facet) ?? []).flatMap((value) => byValue.get(placeName(facet, value)) ?? []),
    );
    return [others, ...places];
  }

  return {
    add(id, search) {
      if (byId.has(id)) return;
      const key = JSON.stringify(search);
      let filed = byKey.get(key);
      if (!filed) {
        const matcher = searchMatcher(search, site);
        const numbers = matcher.conditions.map(conditions.number);
        filed = { key, ids: new Set(), conditions: numbers, places: placesOf(matcher), turn: 0 };
        byKey.set(key, filed);
        for (const place of filed.places) place.add(filed);
      }
      filed.ids.add(id);
      byId.set(id, filed);
    },
    remove(id) {
      const filed = byId.get(id);
      if (!filed) return;
      byId.delete(id);
      filed.ids.delete(id);
      if (filed.ids.size > 0) return;
      byKey.delete(filed.key);
      for (const place of filed.places) place.delete(filed);
    },
    has: (id) => byId.has(id),
    ids: () => byId.keys(),
    found(now, before) {
      turn += 1;
      const isFoundNow = conditions.checkedOn(now);
      const wasFound = before && conditions.checkedOn(before);
      const ids: number[] = [];
      for (const place of candidates(now))
        for (const filed of place) {
          if (filed.turn === turn) continue;
          filed.turn = turn;
          if (isFoundNow(filed.conditions) && !wasFound?.(filed.conditions)) ids.push(...filed.ids);
        }
      return ids;
    },
  };
}

const placeName = (facet: TextFacet, value: string): string => `${facet} ${value}`;

/** The conditions of all searches by number; the same condition of two searches has one number. */
function sharedConditions() {
  const numbers = new Map<string, number>();
  const all: SearchCondition[] = [];
  return {
    number(condition: SearchCondition): number {
      const known = numbers.get(condition.key) ?? all.push(condition) - 1;
      numbers.set(condition.key, known);
      return known;
    },
    /** Whether all of some conditions hold for a vehicle. Each is checked once, when it is first asked for. */
    checkedOn(document: MatchedDocument): (asked: readonly number[]) => boolean {
      const answers = new Uint8Array(all.length);
      const holds = (number: number): boolean => {
        if (answers[number] === UNKNOWN) answers[number] = all[number]?.holds(document) ? HOLDS : FAILS;
        return answers[number] === HOLDS;
      };
      return (asked) => {
        for (const number of asked) if (!holds(number)) return false;
        return true;
      };
    },
  };
}

const UNKNOWN = 0;
const HOLDS = 1;
const FAILS = 2;
