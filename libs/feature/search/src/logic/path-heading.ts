import type { PublicSite } from '@forecourt/site-config';
import { carTypeLabel } from '@forecourt/stock-search';
import type { SearchPath } from '@forecourt/stock-search';

/** The heading of a search page, by what its path stands for. */
export function pathHeading(path: SearchPath, site: PublicSite, defaultTitle: string): string {
  switch (path.kind) {
    case 'types': {
      const [first, ...others] = path.carTypes.map((carType) => carTypeLabel(carType, site.stock));
      if (first === undefined) return defaultTitle;
      return `${[first, ...others.map((label) => label.toLowerCase())].join(' and ')} cars`;
    }
    case 'body':
      return `${path.body.label} cars`.replace(/^SUV cars$/, 'SUVs');
    case 'make':
      return path.make.name;
    case 'model':
      return `${path.make.name} ${path.model.name}`;
    case 'location':
      return `Cars at ${path.location.name}`;
    case 'dealership':
      return 'See more from this dealer';
  }
}
