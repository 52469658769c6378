/** One suburb of one postcode. */
export interface Row {
  /** Four digits; the first may be 0. */
  readonly postcode: string;
  readonly suburb: string;
  /** 'QLD'. */
  readonly state: string;
  /** Degrees, to three decimals (110 metres). */
  readonly lat: number;
  readonly long: number;
}

/**
 * The rows as columns, sorted by postcode: a third of the size of a list. Names are separated by `|`, numbers by commas,
 * each as the difference from the one before it; coordinates in thousandths of a degree; states as runs, `ACT2,NT38`.
 */
export interface Table {
  readonly suburbs: string;
  readonly states: string;
  readonly postcodes: string;
  readonly lats: string;
  readonly longs: string;
}

const DECIMALS = 1000;

/** Packs rows into a table. The rows must be sorted by postcode. */
export function packTable(rows: readonly Row[]): Table {
  return {
    suburbs: rows.map(({ suburb }) => suburb).join('|'),
    states: runs(rows.map(({ state }) => state)),
    postcodes: differences(rows.map(({ postcode }) => Number(postcode))),
    lats: differences(rows.map(({ lat }) => Math.round(lat * DECIMALS))),
    longs: differences(rows.map(({ long }) => Math.round(long * DECIMALS))),
  };
}

/** Unpacks the rows of a table. */
export function unpackTable(table: Table): Row[] {
  const states = table.states.split(',').flatMap((run) => {
    const [, state = '', count = ''] = /^(\D+)(\d+)$/.exec(run) ?? [];
    return Array.from({ length: Number(count) }, () => state);
  });
  const postcodes = sums(table.postcodes);
  const lats = sums(table.lats);
  const longs = sums(table.longs);
  return table.suburbs
    .split('|')
    .map((suburb, at) => ({
      suburb,
      state: states[at] ?? '',
      postcode: String(postcodes[at] ?? 0).padStart(4, '0'),
      lat: (lats[at] ?? 0) / DECIMALS,
      long: (longs[at] ?? 0) / DECIMALS,
    }));
}

function differences(numbers: readonly number[]): string {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0)).join(',');
}

function sums(differences: string): number[] {
  let sum = 0;
  return differences.split(',').map((difference) => (sum += Number(difference)));
}

function runs(values: readonly string[]): string {
  const found: { value: string; count: number }[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last?.value === value) last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found.map(({ value, count }) => `${value}${count}`).join(',');
}
