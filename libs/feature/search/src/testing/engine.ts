import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';

interface Asked {
  q: string;
  filter_by?: string;
  sort_by?: string;
  facet_by?: string;
  per_page?: number;
  page?: number;
}

const MAKES = ['Kia', 'Mazda', 'Toyota'];
const BODIES = ['Hatch', 'Sedan', 'SUV'];

/** The stock: nine makes and bodies with one to nine vehicles each: every choice has a count of its own. */
const CARS = MAKES.flatMap((make, row) =>
  BODIES.flatMap((body, column) =>
    Array.from({ length: 3 * row + column + 1 }, (_, number) => ({
      ...searchDocument(
        { ...namedCars.plain, id: 100 * (3 * row + column + 1) + number, make },
        { now: fixedNow },
      ),
      body,
      price: 10_000 * (column + 1) + 1_000 * number,
      path: `/cars/${make}-${body}-${number}`.toLowerCase(),
    })),
  ),
);

const valuesOf = (filter: string, field: string): string[] | null => {
  const list = new RegExp(`${field}:=\\[([^\\]]*)\\]`).exec(filter)?.[1];
  return list === undefined ? null : list.split(',').map((value) => value.replaceAll('`', ''));
};

/** The filter of a number, as the page on the server and as InstantSearch write it. */
function isWithin(number: number, filter: string, field: string): boolean {
  const spans = filter.matchAll(new RegExp(`${field}:=?\\[(\\d+)(?:\\.\\.(\\d+))?\\]`, 'g'));
  const ends = filter.matchAll(new RegExp(`${field}:\\[?(>=|<=)(\\d+)`, 'g'));
  return (
    [...spans].every(([, from, to = from]) => number >= Number(from) && number <= Number(to)) &&
    [...ends].every(([, sign, end]) => (sign === '>=' ? number >= Number(end) : number <= Number(end)))
  );
}

function listed({ q, filter_by: filter = '', sort_by: sort = '' }: Asked) {
  const makes = valuesOf(filter, 'make');
  const bodies = valuesOf(filter, 'body');
  const latestFirst = sort.startsWith('created_at');
  return CARS.filter(
    ({ make, body, price }) =>
      (!makes || makes.includes(make)) &&
      (!bodies || bodies.includes(body)) &&
      isWithin(Number(price), filter, 'price') &&
      (q === '*' || make?.toLowerCase().includes(q.toLowerCase())),
  ).sort((a, b) => (latestFirst ? b.car_id - a.car_id : a.car_id - b.car_id));
}

/** The response of the engine to one search, from a small stock. */
export function answerSearch(asked: Asked) {
  const { facet_by: fields = '', per_page: size = 21, page = 1 } = asked;
  const cars = listed(asked);
  const facet_counts = fields
    .split(',')
    .filter(Boolean)
    .map((field_name) => {
      const counts = new Map<string, number>();
      for (const car of cars) {
        const values: unknown[] = [Reflect.get(car, field_name) ?? []].flat();
        for (const value of values.map(String)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const prices = cars.map(({ price }) => Number(price));
      return {
        field_name,
        counts: [...counts].map(([value, count]) => ({ value, count })),
        stats:
          field_name === 'price' && cars.length > 0
            ? { min: Math.min(...prices), max: Math.max(...prices) }
            : {},
      };
    });
  const hits = cars
    .slice((page - 1) * size, page * size)
    .map((document) => ({ document, highlights: [], highlight: {} }));
  return { found: cars.length, hits, facet_counts, page, request_params: { per_page: size } };
}

/** The response to a request of the page. */
export function answerRequest(body: string) {
  const { searches }: { searches: Asked[] } = JSON.parse(body);
  return { results: searches.map(answerSearch) };
}
