import { hoursRows, locationName } from '@forecourt/location';
import { locationPhone } from '@forecourt/phone';
import { hasPage, paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';

/**
 * The llms.txt of a site, Markdown for assistants that answer shoppers: what the dealer is, its pages by the menus of the header and footer,
 * its locations with their phones and hours, what is made for programs, and where all pages are listed.
 */
export function llmsText(site: PublicSite, origin: string): string {
  const entries = site.nav.header.flatMap((item) =>
    'url' in item ? [item] : 'dropdownItems' in item ? item.dropdownItems : [],
  );
  const stock = hasPage(site, paths.stock()) ? [{ name: 'All vehicles', url: paths.stock() }] : [];
  const links = [...stock, ...entries, ...site.nav.footer.flatMap((group) => group.links), ...site.nav.legal];
  const pages = new Map(links.map(({ name, url }) => [new URL(url, origin).href, name]));
  return [
    `# ${oneLine(site.name)}`,
    '',
    `> ${oneLine(site.brand.description)}`,
    '',
    '## Pages',
    '',
    ...[...pages].map(([url, name]) => `- [${oneLine(name)}](${url})`),
    '',
    '## Locations',
    '',
    ...site.locations.map((location) => {
      const { street, city, state, postcode } = location.address;
      const phone = locationPhone(location);
      const hours = location.contact_detail.opening_hours;
      const open = hoursRows(hours).map(({ label, text }) => `${label} ${text}`);
      const facts = [
        `${street}, ${city} ${state} ${postcode}`,
        ...(phone ? [`phone ${phone}`] : []),
        ...open,
      ];
      return `- ${oneLine(locationName(site, location))}: ${facts.map(oneLine).join('; ')}`;
    }),
    '',
    ...(site.programs.length === 0
      ? []
      : [
          '## For programs',
          '',
          ...site.programs.map(({ name, path }) => `- [${oneLine(name)}](${origin}${path})`),
          '',
        ]),
    '## Optional',
    '',
    `- [All pages, with the day of their last change](${origin}/sitemap.xml)`,
    '',
  ].join('\n');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
