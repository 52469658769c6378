import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, stockMakes } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/**
 * The search path of a vehicle’s make and model, or of its make if the stock has no such model. Null if it has
 * neither, or the engine is down: an unknown path would be a 404.
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
