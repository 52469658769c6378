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
  const all = { name: 'All vehicles', url: paths.stock() };
  const links =
    item.dynamicDropdown === 'stock'
      ? [all, ...typeLinks(site)]
      : makes.map(({ name, slug, count }) => linkOf({ name, count }, slug));
  const isPanel = item.dynamicDropdown === 'modelPanel' && links.length > 0;
  const columns = makes.map(({ name, slug, count, models = [] }) => ({
    ...linkOf({ name, count }, slug),
    links: models.map((model) => linkOf(model, slug, model.slug)),
  }));
  return links.length > 0
    ? [
        {
          name: item.name,
          links: isPanel ? [...links, all] : links,
          ...(isPanel && { columns }),
          ...(standsForStock(item, site) ? { under: ['/search', '/cars/'] } : {}),
        },
      ]
    : [];
}

/** The dropdown that is marked as current on search and vehicle pages: the stock dropdown, else the one of makes. */
function standsForStock(item: NavItem, { nav }: BundledSite): boolean {
  const filled = nav.header.filter((each) => 'dynamicDropdown' in each);
  return item === (filled.find(({ dynamicDropdown }) => dynamicDropdown === 'stock') ?? filled[0]);
}

function linkOf({ name, count }: { name: string; count?: number | undefined }, ...segments: string[]) {
  return { name, url: paths.search(...segments), ...(count !== undefined && { count }) };
}

function typeLinks({ stock }: BundledSite) {
  return stock.carTypes.map((type) => ({
    name: carTypeLabel(type, stock),
    url: paths.search(`${type}-cars`),
  }));
}
