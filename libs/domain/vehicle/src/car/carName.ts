/**
 * A vehicle's name: year, make, model and badge joined by spaces, without missing parts.
 *
 * @example carName({ year: 2020, make: 'Toyota', model: 'RAV4', badge: 'Cruiser' }) // '2020 Toyota RAV4 Cruiser'
 */
export function carName(parts: {
  year: number | null;
  make: string;
  model: string;
  badge?: string | null;
}): string {
  return [parts.year, parts.make, parts.model, parts.badge]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ');
}
