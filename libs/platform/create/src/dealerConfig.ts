import { itemTypes, nameOf, soldBy, type DealerOptions } from './dealerOptions.ts';

/** The features of a new site, in the order of its declaration; each lib has the name of its function. */
export const startingFeatures = ['home', 'search', 'vdp', 'enquiry', 'garage', 'locations', 'content'];

/** A text as the formatter writes it: in single quotes, unless it has one. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  return /['\\]/.test(json) ? json : `'${text}'`;
}

/** The text of `dealer.config.ts` of a new site. */
export function dealerConfig(options: DealerOptions): string {
  const { slug, template = 'classic' } = options;
  const name = nameOf(options);
  const { types, word, menu, demo } = wordsOf(options);
  const imports = [
    ...startingFeatures.map((feature) => [feature, feature]),
    ['defineDealer, openingWeek', 'site-config'],
  ]
    .sort(([, a = ''], [, b = '']) => a.localeCompare(b, 'en'))
    .map(([imported, lib]) => `import { ${imported} } from '@forecourt/${lib}';`);
  return `${imports.join('\n')}

export default defineDealer({
  slug: '${slug}',
  template: '${template}',
  name: ${quoted(name)},
  hosts: ['${slug}.example'],
  brand: {
    logo: '/logo.svg',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 40,
    logoHeight: 40,
    description: ${quoted(`New and used ${word} at ${name}, each with its price.`)},
    themeColor: '#ffffff',
  },
  dealerships: [{ id: 1, slug: '${slug}', name: ${quoted(name)} }],
  locations: [
    {
      id: 1,
      name: ${quoted(`${name} - Sales`)},
      slug: '${slug}-sales',
      phone: '(07) 5550 4100',
      dealership_id: 1,
      dealership_slug: '${slug}',
      location_type: 'sales',
      primary: true,
      address: {
        street: '1 Example Street',
        city: 'Newstead',
        state: 'QLD',
        postcode: '4006',
        lat: -27.4407,
        long: 153.0482,
      },
      contact_detail: { opening_hours: openingWeek({ weekdays: '08:00-17:30', saturday: '08:30-16:00' }) },
    },
  ],
  phones: { main: '(07) 5550 4100' },
  nav: {
    header: [
      { name: '${template === 'showroom' ? 'Collection' : menu}', dynamicDropdown: 'models' },
      { name: 'Stock', dynamicDropdown: 'stock' },
      { name: 'Locations', url: '/dealerships' },
      { name: 'About us', url: '/about-us' },
      { name: 'Contact us', url: '/contact-us' },
    ],
    footer: [
      {
        title: 'Stock',
        links: [
          { name: 'All vehicles', url: '/search/new-used-and-demo-cars/' },
          { name: 'New', url: '/search/new-cars' },
          { name: 'Used', url: '/search/used-cars' },
        ],
      },
      {
        title: 'Visit us',
        links: [
          { name: 'Contact us', url: '/contact-us' },
          { name: 'Locations', url: '/dealerships' },
          { name: 'About us', url: '/about-us' },
          { name: 'My garage', url: '/my-garage' },
        ],
      },
    ],
    legal: [
      { name: 'Privacy policy', url: '/privacy-policy' },
      { name: 'Terms and conditions', url: '/terms-and-conditions' },
    ],
  },
  stock: {
    itemTypes: [${types.map(quoted).join(', ')}],${demo ? '' : "\n    carTypes: ['new', 'used'],"}
  },
  leads: { email: 'sales@${slug}.example', fromEmail: 'website@${slug}.example' },
  features: [${startingFeatures.map((feature) => `${feature}()`).join(', ')}],
});
`;
}

/** The texts and item types of a dealer who sells this. */
function wordsOf(options: DealerOptions) {
  const sells = soldBy(options);
  const [only = 'cars', ...more] = sells;
  const word = more.length === 0 && only !== 'cars' ? only : 'vehicles';
  return {
    types: sells.map((sold) => itemTypes[sold]),
    word,
    menu: word.charAt(0).toUpperCase() + word.slice(1),
    // Caravans and trucks have no demonstrators.
    demo: sells.includes('cars'),
  };
}
