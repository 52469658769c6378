import type { PublicSite } from '@forecourt/site-config';
import type { SearchPath } from '@forecourt/stock-search';

const typeTitles: Record<string, string> = {
  new: 'New cars',
  demo: 'Demo cars',
  used: 'Used cars',
  'new demo': 'New and demo cars',
};

/** The heading of a search page, by what its path stands for. */
export function pathHeading(path: SearchPath, site: PublicSite, defaultTitle: string): string {
  switch (path.kind) {
    case 'types': {
      const title = typeTitles[path.carTypes.join(' ')];
      if (title === undefined) return defaultTitle;
      return site.stock.preOwnedLabel ? title.replace('Used', 'Pre-Owned') : title;
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
