import { slugify } from '@forecourt/values';

/**
 * The slug of a vehicle in its URL: its name and stock number in lower-case ASCII letters and digits, separated by
 * single hyphens. Accents are dropped (`Citroën` is `citroen`); the same vehicle always gets the same slug.
 *
 * @example carSlug({ name: '2020 Toyota RAV4 Cruiser (2WD)', stocknum: 'U647390' }) // '2020-toyota-rav4-cruiser-2wd-u647390'
 */
export function carSlug(car: { name: string; stocknum: string | null }): string {
  return slugify(`${car.name} ${car.stocknum ?? ''}`);
}
