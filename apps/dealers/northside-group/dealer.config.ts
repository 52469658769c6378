import { account } from '@forecourt/account';
import { alerts } from '@forecourt/alerts';
import { blog } from '@forecourt/blog';
import { brands } from '@forecourt/brands';
import { content } from '@forecourt/content';
import { enquiry } from '@forecourt/enquiry';
import { feeds } from '@forecourt/feeds';
import { financeApplication } from '@forecourt/finance-application';
import { garage } from '@forecourt/garage';
import { home } from '@forecourt/home';
import { locations } from '@forecourt/locations';
import { mcp } from '@forecourt/mcp';
import { offers } from '@forecourt/offers';
import { search } from '@forecourt/search';
import { defineDealer, holidays, openingWeek } from '@forecourt/site-config';
import { spinToWin } from '@forecourt/spin-to-win';
import { vdp } from '@forecourt/vdp';
import { blogParts } from './content/parts/blog.ts';
import { finance } from './content/parts/finance.ts';
import { forms } from './content/parts/forms.ts';
import { nav } from './content/parts/nav.ts';
import { reviews } from './content/parts/reviews.ts';
import { spin } from './content/parts/spin.ts';
import { vdpParts } from './content/parts/vdp.ts';
import { words } from './content/parts/words.ts';

const dealership = { dealership_id: 2, dealership_slug: 'northside-auto-group' };
const makeOrder = ['toyota', 'mazda', 'hyundai', 'kia', 'mitsubishi', 'isuzu', 'nissan', 'subaru'];
const makes = (...slugs: string[]) =>
  slugs.map((slug) => ({
    id: makeOrder.indexOf(slug) + 1,
    name: slug.charAt(0).toUpperCase() + slug.slice(1),
    slug,
  }));

const salesHours = openingWeek({ weekdays: '08:00-17:30', thursday: '08:00-20:00', saturday: '08:30-16:00' });
const serviceHours = openingWeek({ weekdays: '07:00-17:00', saturday: '08:00-12:00' });
const salesHoursBranch = openingWeek({ weekdays: '08:30-17:30', saturday: '08:30-17:00' });
const partsHours = openingWeek({ weekdays: '07:30-17:00', friday: '07:30-16:30' });

const at = (
  street: string,
  city: string,
  postcode: string,
  lat: number,
  long: number,
  state: 'QLD' | 'NSW' = 'QLD',
) => ({ street, city, state, postcode, lat, long, place_url: `https://maps.example/?q=${lat},${long}` });

export default defineDealer({
  slug: 'northside-group',
  template: 'group',
  name: 'Northside Auto Group',
  hosts: ['northside-auto-group.example'],
  brand: {
    logo: '/logo.svg',
    shareImage: '/pictures/heroes/showroom-dusk.webp',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description:
      "Eight brands and twelve locations between Brisbane's north, the Sunshine Coast and Newcastle.",
    scene: {
      image: '/pictures/heroes/showroom-dusk.webp',
      alt: 'A red hatch, a grey ute and a white four-wheel drive outside a dealership at dusk.',
    },
    themeColor: '#ffffff',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
  },
  words: words.missing,
  dealerships: [{ id: 2, slug: 'northside-auto-group', name: 'Northside Auto Group' }],
  locations: [
    {
      id: 104,
      name: 'Northside Toyota Chermside - Sales',
      slug: 'northside-toyota-chermside-sales',
      phone: '(07) 7010 4103',
      ...dealership,
      location_type: 'sales',
      primary: true,
      distribution_locations: [106, 107],
      manufacturers: makes('toyota'),
      address: at('9120 Gympie Road', 'Chermside', '4032', -27.3816, 153.0266),
      contact_detail: { opening_hours: salesHours },
      reviews: { average_rating: '4.7', count: 1312 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 105,
      name: 'Northside Toyota Chermside - Service',
      slug: 'northside-toyota-chermside-service',
      phone: '(07) 5550 4104',
      ...dealership,
      location_type: 'service',
      manufacturers: makes('toyota'),
      address: at('9122 Gympie Road', 'Chermside', '4032', -27.3893, 153.0365),
      contact_detail: { opening_hours: serviceHours },
      workshop: { vehicles: 4, noticeHours: 24, closed: [6], loanCars: 3 },
      reviews: { average_rating: '4.3', count: 402 },
      motor_vehicle_repairer: 'DEMO-MVR 20002',
    },
    {
      id: 106,
      name: 'Northside Mazda Aspley - Sales',
      slug: 'northside-mazda-aspley-sales',
      phone: '(07) 7010 4105',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('mazda'),
      address: at('9340 Gympie Road', 'Aspley', '4034', -27.3649, 153.0203),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.5', count: 540 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 107,
      name: 'Northside Kia Kedron - Sales',
      slug: 'northside-kia-kedron-sales',
      phone: '(07) 5550 4106',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('kia'),
      address: at('9040 Gympie Road', 'Kedron', '4031', -27.3985, 153.0321),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.4', count: 377 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 108,
      name: 'Northside Mitsubishi Strathpine - Sales',
      slug: 'northside-mitsubishi-strathpine-sales',
      phone: '(07) 7010 4107',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('mitsubishi'),
      address: at('9455 Gympie Road', 'Strathpine', '4500', -27.3042, 152.9859),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.1', count: 198 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 109,
      name: 'Northside Isuzu UTE & Trucks Brendale - Sales',
      slug: 'northside-isuzu-ute-and-trucks-brendale-sales',
      phone: '(07) 5550 4108',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('isuzu'),
      address: at('9077 South Pine Road', 'Brendale', '4500', -27.3148, 152.9787),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.6', count: 143 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 110,
      name: 'Northside Nissan Caboolture - Sales',
      slug: 'northside-nissan-caboolture-sales',
      phone: '(07) 7010 4109',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('nissan'),
      address: at('9218 Morayfield Road', 'Caboolture', '4510', -27.0775, 152.9485),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '3.9', count: 88 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 111,
      name: 'Northside Used Cars Redcliffe',
      slug: 'northside-used-cars-redcliffe',
      phone: '(07) 5550 4110',
      ...dealership,
      location_type: 'sales',
      location_subtype: 'used',
      manufacturers: makes(),
      address: at('9016 Anzac Avenue', 'Redcliffe', '4020', -27.2291, 153.1144),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.2', count: 265 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 112,
      name: 'Northside Service Centre North Lakes',
      slug: 'northside-service-centre-north-lakes',
      phone: '(07) 7010 4111',
      ...dealership,
      location_type: 'service',
      manufacturers: makes('mazda', 'kia', 'mitsubishi', 'nissan'),
      address: at('9103 North Lakes Drive', 'North Lakes', '4509', -27.2197, 153.0162),
      contact_detail: { opening_hours: serviceHours },
      workshop: { vehicles: 4, noticeHours: 24, closed: [6], loanCars: 3 },
      reviews: { average_rating: '4.5', count: 611 },
      motor_vehicle_repairer: 'DEMO-MVR 20002',
    },
    {
      id: 113,
      name: 'Northside Subaru Maroochydore - Sales',
      slug: 'northside-subaru-maroochydore-sales',
      phone: '(07) 5550 4112',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('subaru'),
      address: at('9061 Maroochydore Road', 'Maroochydore', '4558', -26.6594, 153.086),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.8', count: 229 },
      dealer_license_number: 'DEMO-LIC 1000002',
    },
    {
      id: 114,
      name: 'Northside Parts Warehouse Geebung',
      slug: 'northside-parts-warehouse-geebung',
      phone: '(07) 7010 4113',
      ...dealership,
      location_type: 'parts',
      manufacturers: makes('toyota', 'mazda', 'kia', 'mitsubishi', 'nissan', 'subaru', 'isuzu'),
      address: at('9088 Robinson Road', 'Geebung', '4034', -27.371, 153.0438),
      contact_detail: { opening_hours: partsHours },
      reviews: { average_rating: '4.0', count: 41 },
      motor_vehicle_repairer: 'DEMO-MVR 20002',
    },
    {
      id: 115,
      name: 'Northside Hyundai Newcastle - Sales',
      slug: 'northside-hyundai-newcastle-sales',
      phone: '(02) 5550 4114',
      ...dealership,
      location_type: 'sales',
      manufacturers: makes('hyundai'),
      address: at('9512 Pacific Highway', 'Kotara', '2289', -32.9426, 151.6806, 'NSW'),
      contact_detail: { opening_hours: salesHoursBranch },
      reviews: { average_rating: '4.3', count: 176 },
      dealer_license_number: 'DEMO-LIC 1000012',
    },
  ],
  specialHours: holidays(
    [104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115],
    [
      { name: 'Christmas Eve', date: '2026-12-24', hours: '08:00-13:00' },
      { name: 'Christmas Day', date: '2026-12-25' },
      { name: 'Boxing Day', date: '2026-12-26' },
      { name: "New Year's Eve", date: '2026-12-31', hours: '08:00-14:00' },
      { name: "New Year's Day", date: '2027-01-01' },
      { name: 'Australia Day', date: '2027-01-26' },
      { name: 'Good Friday', date: '2027-03-26' },
    ],
  ),
  reviews,
  phones: { main: '1800 975 708' },
  nav,
  map: { styleUrl: 'https://tiles.openfreemap.org/styles/positron' },
  sharedContent: '../../../assets/content',
  websiteId: 2,
  stock: { itemTypes: ['car', 'truck', 'motorcycle'] },
  finance: {
    provider: '360 Finance',
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    calculator: 'loan',
    termYears: 5,
    lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 100001' },
    fees: [
      { label: 'Agency', amount: 912.25, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
    lenderInfo: true,
    youx: {},
    sliders: { default: { amount: { min: 5000, max: 250_000 }, interestPercent: { min: 4, max: 20 } } },
  },
  leads: {
    email: 'sales@northside-auto-group.example',
    fromEmail: 'website@northside-auto-group.example',
    mailColor: '#c9311e',
    routes: [
      { categories: ['Careers'], to: ['people@northside-auto-group.example'] },
      {
        categories: ['Fleet Enquiry'],
        to: ['fleet@northside-auto-group.example', 'fleet.south@northside-auto-group.example'],
        share: 'in-turn',
      },
      { departments: ['service'], to: ['workshops@northside-auto-group.example'] },
      { departments: ['parts'], to: ['parts@northside-auto-group.example'] },
    ],
    crm: [{ departments: ['sales'], to: ['crm@northside-auto-group.example'] }],
  },
  delivery: {
    text: 'To your door, or free to the dealership nearest you.',
    regions: {
      Brisbane: 0,
      'Logan and Gold Coast': 150,
      'Ipswich and Darling Downs': 250,
      'Northern suburbs': 0,
      'Sunshine Coast': 190,
      'Central Queensland': 590,
      'Mackay region': 720,
      'Townsville region': 890,
      'Cairns region': 990,
      'Elsewhere in Queensland': 690,
      'New South Wales and Canberra': 950,
      Victoria: 1150,
      'South Australia': 1350,
      'Northern Territory': 1950,
    },
  },
  features: [
    home(),
    search({}),
    vdp(vdpParts),
    enquiry({ forms }),
    feeds({ files: ['google', 'meta', 'csv', 'json'] }),
    mcp(),
    financeApplication(finance),
    garage({ ...words.saved, save: { pricedOnly: true, picturedOnly: true } }),
    account(),
    spinToWin(spin),
    alerts(),
    locations(words.contact),
    offers({ text: 'At all nine dealerships, unless an offer names one.' }),
    blog(blogParts),
    brands({ text: 'What we sell and look after, and the firms of the group.' }),
    content(),
  ],
});
