import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, stockMakes } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/**
 * The search of a vehicle's make and model, or of its make where the stock knows no such model; null where it knows neither, or
 * cannot be asked: a path that names them would be a 404.
 */
export async function modelSearchPath(
  { site, fetch, searchKey, now }: SiteServices,
  car: Pick<Car, 'make' | 'model'>,
): Promise<string | null> {
  try {
    const makes = await stockMakes(site.slug, fetch, searchKey, now.getTime());
    const make = makes.find(({ slug }) => slug === slugify(car.make));
    const model = make?.models.find(({ slug }) => slug === slugify(car.model));
    if (!make) return null;
    return model ? paths.search(make.slug, model.slug) : paths.search(make.slug);
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return null;
  }
}
