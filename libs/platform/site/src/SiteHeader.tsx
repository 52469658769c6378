import { Header } from '@forecourt/chrome';
import type { ChromeEntry } from '@forecourt/chrome';
import { phoneLink } from '@forecourt/phone';
import { hasPage, knownHref, paths } from '@forecourt/site-config';
import type { NavItem, BundledSite } from '@forecourt/site-config';
import { useLocation } from 'react-router';
import { useSite } from '@forecourt/site-config/react';
import { carTypeLabel } from '@forecourt/stock-search';
import { SlotList } from './parts.ts';
import { useNavMakes } from './nav-makes.ts';
import type { NavMake } from './root-data.ts';

/** The platform's header, with the navigation of the site's declaration. */
export function SiteHeader() {
  const site = useSite();
  const makes = useNavMakes();
  const { pathname } = useLocation();
  const { brand, phones, nav, look } = site;
  const dark = look.header === 'inverse';
  return (
    <Header
      name={site.name}
      tone={look.header}
      logo={{ src: dark ? brand.logoInverse : brand.logo, width: brand.logoWidth, height: brand.logoHeight }}
      entries={nav.header.flatMap((item) => toEntry(item, site, makes))}
      phone={phoneLink(phones.main)}
      currentPath={pathname}
      searchHref={knownHref(site, paths.stock())}
      tools={<SlotList id="site.header-tools" props={{}} />}
    />
  );
}

function toEntry(item: NavItem, site: BundledSite, makes: readonly NavMake[]): ChromeEntry[] {
  if ('url' in item) return [item];
  if ('dropdownItems' in item) return [{ name: item.name, links: item.dropdownItems }];
  if (!hasPage(site, paths.stock())) return [];
  const links = item.dynamicDropdown === 'models' ? makeLinks(makes) : stockLinks(site);
  return links.length > 0
    ? [{ name: item.name, links, ...(standsForStock(item, site) ? { under: ['/search', '/cars/'] } : {}) }]
    : [];
}

/** The dropdown that is marked as current on search and vehicle pages: the stock dropdown, else the one of makes. */
function standsForStock(item: NavItem, { nav }: BundledSite): boolean {
  const filled = nav.header.filter((each) => 'dynamicDropdown' in each);
  return item === (filled.find(({ dynamicDropdown }) => dynamicDropdown === 'stock') ?? filled[0]);
}

function makeLinks(makes: readonly NavMake[]) {
  return makes.map(({ name, slug }) => ({ name, url: paths.search(slug) }));
}

function stockLinks({ stock }: BundledSite) {
  return [
    { name: 'All vehicles', url: paths.stock() },
    ...stock.carTypes.map((type) => ({ name: carTypeLabel(type, stock), url: paths.search(`${type}-cars`) })),
  ];
}
