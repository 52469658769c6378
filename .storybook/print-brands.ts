/** Prints what the frame of each dealer's pages is made of, from its config: run with `--conditions=@forecourt/source`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChromeEntry, ChromeLink, HeaderProps } from '@forecourt/chrome';
import { primaryLocation } from '@forecourt/location';
import { phoneLink } from '@forecourt/phone';
import type { NavItem, SiteDefinition } from '@forecourt/site-config';
import type { Brand } from './brand.ts';

const dealers = path.join(import.meta.dirname, '../apps/dealers');

/** What a running site fills with its stock. */
const SAMPLES = {
  stock: ['All vehicles', 'New', 'Demo', 'Used'],
  makes: ['Toyota', 'Mazda', 'Hyundai', 'Kia', 'Mitsubishi', 'Isuzu', 'Nissan', 'Subaru'],
};

/** A link that stays in the story. */
const stay = ({ name, url }: ChromeLink): ChromeLink => ({ name, url: `#${url}` });

function entryOf(item: NavItem): ChromeEntry {
  if ('url' in item) return stay(item);
  if ('dropdownItems' in item) return { name: item.name, links: item.dropdownItems.map(stay) };
  const isStock = item.dynamicDropdown === 'stock';
  const links = (isStock ? SAMPLES.stock : SAMPLES.makes).map((name) => ({ name, url: `#${name}` }));
  return { name: item.name, links, under: isStock ? ['#search'] : [] };
}

function brandOf({ dealer }: SiteDefinition): Brand {
  const { name, brand, look, nav, phones, locations } = dealer;
  const logo = (file: string) => ({
    src: `/${dealer.slug}${file}`,
    width: brand.logoWidth,
    height: brand.logoHeight,
  });
  const phone = phoneLink(phones.main);
  const address = primaryLocation(locations)?.address;
  const header = (tone: HeaderProps['tone'] = 'page') => ({
    name,
    phone,
    tone,
    logo: logo(tone === 'inverse' ? brand.logoInverse : brand.logo),
    entries: nav.header.map(entryOf),
  });
  return {
    consent: { name },
    header: header(look.header),
    lightHeader: header('page'),
    darkHeader: header('inverse'),
    footer: {
      name,
      phone,
      logo: logo(brand.logoInverse),
      address: address
        ? { street: address.street, town: `${address.city} ${address.state} ${address.postcode}` }
        : null,
      groups: nav.footer.map(({ title, links }) => ({ title, links: links.map(stay) })),
      payments: brand.payments,
      credit: brand.credit,
      legal: nav.legal.map(stay),
    },
  };
}

const brands: Record<string, Brand> = {};
for (const slug of readdirSync(dealers)) {
  const config = path.join(dealers, slug, 'dealer.config.ts');
  if (!existsSync(config)) continue;
  try {
    const module: { default: SiteDefinition } = await import(pathToFileURL(config).href);
    brands[slug] = brandOf(module.default);
  } catch (error) {
    // Its theme is shown with the brand of the sample, and the others have theirs.
    console.error(`The stories do not show the brand of ${slug}: ${String(error)}`);
  }
}
console.log(JSON.stringify(brands));
