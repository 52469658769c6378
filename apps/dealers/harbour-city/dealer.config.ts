import { account } from '@forecourt/account';
import { alerts } from '@forecourt/alerts';
import { blog } from '@forecourt/blog';
import { checkout } from '@forecourt/checkout';
import { content } from '@forecourt/content';
import { enquiry } from '@forecourt/enquiry';
import { financeApplication } from '@forecourt/finance-application';
import { garage } from '@forecourt/garage';
import { home } from '@forecourt/home';
import { locations } from '@forecourt/locations';
import { offers } from '@forecourt/offers';
import { search } from '@forecourt/search';
import { defineDealer, openingWeek } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { blogParts } from './content/parts/blog.ts';
import { reservation } from './content/parts/checkout.ts';
import { finance } from './content/parts/finance.ts';
import { forms } from './content/parts/forms.ts';
import { searchParts } from './content/parts/search.ts';
import { reviews } from './content/parts/reviews.ts';
import { vdpParts } from './content/parts/vdp.ts';
import { words } from './content/parts/words.ts';

const dealership = { dealership_id: 1, dealership_slug: 'harbour-city-motors' };
const makeIds: Record<string, number> = {
  toyota: 1,
  mazda: 2,
  hyundai: 3,
  kia: 4,
  mitsubishi: 5,
  isuzu: 6,
  nissan: 7,
  subaru: 8,
};
const makes = (...slugs: string[]) =>
  slugs.map((slug) => ({ id: makeIds[slug] ?? 0, name: slug.charAt(0).toUpperCase() + slug.slice(1), slug }));

const salesHours = openingWeek({ weekdays: '08:00-17:30', thursday: '08:00-20:00', saturday: '08:30-16:00' });
const serviceHours = openingWeek({ weekdays: '07:00-17:00', saturday: '08:00-12:00' });
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
  slug: 'harbour-city',
  template: 'classic',
  name: 'Harbour City Motors',
  hosts: ['harbour-city-motors.example'],
  brand: {
    logo: '/logo.svg',
    shareImage: '/pictures/heroes/showroom-day.webp',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description:
      'New, demo and used vehicles in Newstead, each with its price and market value shown up front.',
    scene: {
      image: '/pictures/heroes/showroom-day.webp',
      alt: 'A blue four-wheel drive in front of the showroom in Newstead.',
    },
    themeColor: '#ffffff',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
  },
  words: words.missing,
  dealerships: [{ id: 1, slug: 'harbour-city-motors', name: 'Harbour City Motors' }],
  locations: [
    {
      id: 101,
      name: 'Harbour City Motors Newstead - Sales',
      slug: 'harbour-city-motors-newstead-sales',
      phone: '(07) 5550 4100',
      ...dealership,
      location_type: 'sales',
      primary: true,
      manufacturers: makes('toyota', 'hyundai'),
      address: at('9210 Breakfast Creek Road', 'Newstead', '4006', -27.4407, 153.0482),
      contact_detail: { opening_hours: salesHours },
      reviews: { average_rating: '4.6', count: 684 },
      dealer_license_number: 'DEMO-LIC 1000001',
      motor_vehicle_repairer: 'DEMO-MVR 20001',
    },
    {
      id: 102,
      name: 'Harbour City Motors Newstead - Service',
      slug: 'harbour-city-motors-newstead-service',
      phone: '(07) 7010 4101',
      ...dealership,
      location_type: 'service',
      manufacturers: makes('toyota', 'hyundai'),
      address: at('9212 Breakfast Creek Road', 'Newstead', '4006', -27.4484, 153.046),
      contact_detail: { opening_hours: serviceHours },
      workshop: { vehicles: 3, vehiclesADay: 24, noticeHours: 24, closed: [6], loanCars: 4 },
      reviews: { average_rating: '4.4', count: 212 },
      motor_vehicle_repairer: 'DEMO-MVR 20001',
    },
    {
      id: 103,
      name: 'Harbour City Motors Parts',
      slug: 'harbour-city-motors-parts',
      phone: '(07) 5550 4102',
      ...dealership,
      location_type: 'parts',
      manufacturers: makes('toyota'),
      address: at('9305 Kingsford Smith Drive', 'Hamilton', '4007', -27.438, 153.0638),
      contact_detail: { opening_hours: partsHours },
      reviews: { average_rating: '4.2', count: 57 },
      motor_vehicle_repairer: 'DEMO-MVR 20001',
    },
  ],
  reviews,
  phones: { main: '(07) 5550 4100' },
  nav: {
    header: [
      { name: 'Vehicles', dynamicDropdown: 'models' },
      { name: 'Stock', dynamicDropdown: 'stock' },
      { name: 'Special offers', url: '/special-offers' },
      { name: 'Sell my car', url: '/sell-my-car' },
      { name: 'Finance', url: '/finance' },
      {
        name: 'Service',
        dropdownItems: [
          { name: 'Book a service', url: '/service' },
          { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
          { name: 'Pay an invoice', url: '/online-payment' },
        ],
      },
      { name: 'Locations', url: '/dealerships' },
      {
        name: 'About us',
        dropdownItems: [
          { name: 'About us', url: '/about-us' },
          { name: 'Our story', url: '/our-story' },
          { name: 'Blog', url: '/blog' },
          { name: 'Contact us', url: '/contact-us' },
        ],
      },
    ],
    footer: [
      {
        title: 'Stock',
        links: [
          { name: 'All vehicles', url: '/search/new-used-and-demo-cars/' },
          { name: 'New', url: '/search/new-cars' },
          { name: 'Demo', url: '/search/demo-cars' },
          { name: 'Used', url: '/search/used-cars' },
          { name: 'SUVs', url: '/search/suv-cars' },
          { name: 'Utes', url: '/search/ute-cars' },
          { name: 'End of financial year', url: '/eofy' },
        ],
      },
      {
        title: 'Buying and owning',
        links: [
          { name: 'Book a test drive', url: '/book-test-drive' },
          { name: 'Sell my car', url: '/sell-my-car' },
          { name: 'Finance', url: '/finance' },
          { name: 'Apply for finance', url: '/apply-for-finance' },
          { name: 'Book a service', url: '/service' },
          { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
          { name: 'Warranty', url: '/warranty' },
          { name: 'Capped-price servicing', url: '/capped-price-servicing' },
          { name: 'Roadside assist', url: '/roadside-assist' },
          { name: 'Fleet', url: '/fleet' },
          { name: 'Careers', url: '/careers' },
        ],
      },
      {
        title: 'Visit us',
        links: [
          { name: 'Contact us', url: '/contact-us' },
          { name: 'Locations', url: '/dealerships' },
          { name: 'About us', url: '/about-us' },
          { name: 'Our team', url: '/our-team' },
          { name: 'Questions and answers', url: '/questions' },
          { name: 'Blog', url: '/blog' },
          { name: 'My garage', url: '/my-garage' },
        ],
      },
    ],
    legal: [
      { name: 'Privacy policy', url: '/privacy-policy' },
      { name: 'Terms and conditions', url: '/terms-and-conditions' },
    ],
  },
  ownPages: [
    {
      path: '/our-story',
      title: 'Our story',
      description:
        'From a shed by the river to a showroom: how Harbour City Motors came to sell cars in Newstead.',
    },
  ],
  sharedContent: '../../../assets/content',
  websiteId: 1,
  stock: { itemTypes: ['car'], showUnregistered: true },
  media: { firstView: 'gallery' },
  map: { styleUrl: 'https://tiles.openfreemap.org/styles/positron' },
  finance: {
    provider: 'Taurus',
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    calculator: 'purchase',
    termYears: 5,
    lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 100001' },
    fees: [
      { label: 'Agency', amount: 912.25, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
  },
  leads: {
    email: 'sales@harbour-city-motors.example',
    fromEmail: 'website@harbour-city-motors.example',
    mailColor: '#0b5fa5',
  },
  delivery: {
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
    search(searchParts),
    vdp(vdpParts),
    enquiry({
      forms,
      show: { checkout: true },
      assurances: ['Clear title on every used car', 'Statutory warranty wherever the law gives one'],
    }),
    checkout(reservation),
    financeApplication(finance),
    garage(words.saved),
    account({ textMessages: true }),
    alerts(),
    locations(words.contact),
    offers({ text: 'What is on in Newstead today, with every condition on the page.' }),
    blog(blogParts),
    content(),
  ],
});
