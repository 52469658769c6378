import { distanceKm, type Point } from '@forecourt/location';
import { isPostOfficeBox } from './isPostOfficeBox.ts';
import { placeName, plainName, type PlaceName } from './placeName.ts';
import { unpackTable, type Row, type Table } from './table.ts';

/** A postcode, or a suburb of one state. */
export interface Place {
  /** 'Newtown NSW 2042', or '2042 NSW' for a postcode. */
  readonly label: string;
  readonly postcode: string;
  readonly state: string;
  readonly point: Point;
}

/** Sort order of places with the same name. */
export interface FindOptions {
  /** Nearest to this point first, such as a dealer's yard. */
  readonly near?: Point | null;
}

/** The places of a table. */
export interface Places {
  /**
   * The places with exactly this name: a postcode, or a suburb, optionally followed by its state or postcode. A city is before
   * other places with its name, then the nearest to `near`, else the lowest postcode. Empty for any other text: typing errors
   * are not corrected. (SR-20, ruling 115)
   */
  find(text: string, options?: FindOptions): readonly Place[];
  /**
   * Completions for a text while it is typed: exact matches, then suburbs and postcodes that begin with it, each in the order of
   * `find`. Eight at most; none for a single letter.
   */
  suggest(text: string, options?: FindOptions): readonly Place[];
}

const SUGGESTED = 8;

/** Suburbs of one name and state that are closer than this are one place with several postcodes. */
const ONE_PLACE_KM = 25;

/** The cities that take precedence over other places with the same name. */
const CAPITALS = new Set([
  'sydney NSW',
  'melbourne VIC',
  'brisbane QLD',
  'perth WA',
  'adelaide SA',
  'hobart TAS',
  'darwin NT',
  'canberra ACT',
]);

interface Region {
  readonly label: string;
  readonly of: string;
}

/** Well-known regions and cities without a postcode of that name, each with the suburb in its centre. */
const REGIONS: ReadonlyMap<string, Region> = new Map(
  (
    [
      ['Barossa SA', 'nuriootpa sa'],
      ['Barossa Valley SA', 'nuriootpa sa'],
      ['Blue Mountains NSW', 'katoomba nsw'],
      ['Central Coast NSW', 'gosford nsw'],
      ['Darling Downs QLD', 'toowoomba qld'],
      ['Gippsland VIC', 'traralgon vic'],
      ['Gold Coast QLD', 'surfers paradise qld'],
      ['Hills District NSW', 'castle hill nsw'],
      ['Hunter NSW', 'cessnock nsw'],
      ['Hunter Valley NSW', 'cessnock nsw'],
      ['Illawarra NSW', 'wollongong nsw'],
      ['Kangaroo Island SA', 'kingscote sa'],
      ['Lake Macquarie NSW', 'charlestown nsw'],
      ['Latrobe Valley VIC', 'traralgon vic'],
      ['Lockyer Valley QLD', 'gatton qld'],
      ['Logan QLD', 'logan central qld'],
      ['Moreton Bay QLD', 'redcliffe qld'],
      ['Mornington Peninsula VIC', 'mornington vic'],
      ['Northern Beaches NSW', 'dee why nsw'],
      ['Port Stephens NSW', 'nelson bay nsw'],
      ['Redlands QLD', 'cleveland qld'],
      ['Riverina NSW', 'wagga wagga nsw'],
      ['Scenic Rim QLD', 'beaudesert qld'],
      ['Southern Highlands NSW', 'bowral nsw'],
      ['Sunraysia VIC', 'mildura vic'],
      ['Sunshine Coast QLD', 'maroochydore qld'],
      ['Yarra Valley VIC', 'healesville vic'],
    ] as const
  ).map(([label, of]) => [placeName(label).suburb, { label, of }]),
);

/** What Australians call places. A nickname is asked before a suburb of that name: Goldie VIC has to be asked for by its state. */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['bris', 'brisbane'],
  ['brissie', 'brisbane'],
  ['brissy', 'brisbane'],
  ['brisvegas', 'brisbane'],
  ['melb', 'melbourne'],
  ['freo', 'fremantle'],
  ['newy', 'newcastle'],
  ['the gong', 'wollongong'],
  ['goldie', 'gold coast'],
  ['the goldie', 'gold coast'],
  ['sunny coast', 'sunshine coast'],
  ['byron', 'byron bay'],
  ['coffs', 'coffs harbour'],
  ['noosa', 'noosa heads'],
  ['port mac', 'port macquarie'],
  ['wagga', 'wagga wagga'],
]);

/** Builds the places of a table. It parses the whole table, about 20 ms. */
export function placesOf(table: Table): Places {
  const rows = unpackTable(table);
  const byPostcode = groupBy(rows, ({ postcode }) => postcode);
  const bySuburb = groupBy(rows, ({ suburb }) => placeName(suburb).suburb);
  const find: Places['find'] = (text, { near = null } = {}) => {
    const name = placeName(text);
    if (name.suburb === '') return postcodePlace(byPostcode.get(name.postcode ?? '') ?? [], name);
    const region = REGIONS.get(name.suburb);
    const called = NICKNAMES.get(name.suburb);
    const meant =
      called === undefined
        ? []
        : find([called, name.state, name.postcode].filter(Boolean).join(' '), { near });
    if (meant.length > 0) return meant;
    // Logan is a city of Queensland and a place in Victoria: the nearer one is meant.
    const places = [
      ...suburbPlaces(bySuburb.get(name.suburb) ?? [], name),
      ...(region && isIn(region.label, name)
        ? find(region.of).map((place) => ({ ...place, label: region.label }))
        : []),
    ];
    return inOrder(places, name.suburb, near);
  };
  const suggest: Places['suggest'] = (text, { near = null } = {}) => {
    const words = plainName(text).replace(/^mt /, 'mount ');
    if (words.length < 2) return [];
    const begun = /^\d+$/.test(words)
      ? [...byPostcode].flatMap(([code, of]) =>
          code.startsWith(words) ? postcodePlace(of, { suburb: '', state: null, postcode: code }) : [],
        )
      : begunPlaces(bySuburb, words);
    const byLabel = new Map(
      [...find(text, { near }), ...inOrder(begun, words, near)].map((place) => [place.label, place]),
    );
    return [...byLabel.values()].slice(0, SUGGESTED);
  };
  return { find, suggest };
}

function begunPlaces(bySuburb: ReadonlyMap<string, readonly Row[]>, words: string): Place[] {
  const found = [...bySuburb].filter(
    ([suburb]) => suburb.startsWith(words) || words.startsWith(`${suburb} `),
  );
  const anyOfName = { suburb: '', state: null, postcode: null };
  return found
    .flatMap(([, rows]) => suburbPlaces(rows, anyOfName))
    .filter(({ label }) => plainName(label).startsWith(words));
}

/** The point of a postcode is the average of its suburbs. */
function postcodePlace(rows: readonly Row[], name: PlaceName): Place[] {
  const [first] = rows;
  if (!first || (name.state !== null && rows.every(({ state }) => state !== name.state))) return [];
  const state = name.state ?? mostCommon(rows.map((row) => row.state));
  const point = { lat: mean(rows.map(({ lat }) => lat)), long: mean(rows.map(({ long }) => long)) };
  return [{ label: `${first.postcode} ${state}`, postcode: first.postcode, state, point }];
}

function suburbPlaces(rows: readonly Row[], { state, postcode }: PlaceName): Place[] {
  const wanted = rows.filter(
    (row) => (state === null || row.state === state) && (postcode === null || row.postcode === postcode),
  );
  const delivered = wanted.toSorted((a, b) => Number(isPostOfficeBox(a)) - Number(isPostOfficeBox(b)));
  const kept: Row[] = [];
  for (const row of delivered) {
    const isKnown = kept.some((other) => other.state === row.state && distanceKm(other, row) < ONE_PLACE_KM);
    if (!isKnown) kept.push(row);
  }
  return kept.map(toPlace);
}

function toPlace({ suburb, state, postcode, lat, long }: Row): Place {
  return { label: `${suburb} ${state} ${postcode}`, postcode, state, point: { lat, long } };
}

function inOrder(places: readonly Place[], suburb: string, near: Point | null): Place[] {
  const isCapital = ({ state }: Place) => CAPITALS.has(`${suburb} ${state}`);
  return places.toSorted(
    (a, b) =>
      Number(isCapital(b)) - Number(isCapital(a)) ||
      (near ? distanceKm(near, a.point) - distanceKm(near, b.point) : 0) ||
      (a.postcode < b.postcode ? -1 : 1),
  );
}

function isIn(label: string, { state, postcode }: PlaceName): boolean {
  return postcode === null && (state === null || label.endsWith(` ${state}`));
}

function mostCommon(states: readonly string[]): string {
  const count = (state: string) => states.filter((other) => other === state).length;
  return [...new Set(states)].toSorted((a, b) => count(b) - count(a))[0] ?? '';
}

function mean(numbers: readonly number[]): number {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return Math.round((sum / numbers.length) * 1000) / 1000;
}

function groupBy(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
