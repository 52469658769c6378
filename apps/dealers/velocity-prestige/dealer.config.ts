import { checkout } from '@forecourt/checkout';
import { content } from '@forecourt/content';
import { enquiry } from '@forecourt/enquiry';
import { garage } from '@forecourt/garage';
import { home } from '@forecourt/home';
import { locations } from '@forecourt/locations';
import { offers } from '@forecourt/offers';
import { search } from '@forecourt/search';
import { defineDealer, holidays, openingWeek } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { reservation } from './content/parts/checkout.ts';
import { forms } from './content/parts/forms.ts';
import { reviews } from './content/parts/reviews.ts';
import { vdpParts } from './content/parts/vdp.ts';
import { words } from './content/parts/words.ts';

const dealership = { dealership_id: 4, dealership_slug: 'velocity-prestige' };
const manufacturers = [
  { id: 11, name: 'Castellan', slug: 'castellan' },
  { id: 12, name: 'Vantara', slug: 'vantara' },
];

export default defineDealer({
  slug: 'velocity-prestige',
  template: 'showroom',
  name: 'Velocity Prestige',
  hosts: ['velocity-prestige.example'],
  brand: {
    logo: '/logo.svg',
    shareImage: '/pictures/heroes/dark-showroom.webp',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description: 'Prestige cars in South Yarra, inspected by hand and priced without theatre.',
    scene: {
      image: '/pictures/heroes/dark-showroom.webp',
      alt: 'A red sports car under a single light in a dark showroom.',
    },
    themeColor: '#0d0d0e',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
  },
  words: words.missing,
  dealerships: [{ id: 4, slug: 'velocity-prestige', name: 'Velocity Prestige' }],
  locations: [
    {
      id: 119,
      name: 'Velocity Prestige South Yarra - Sales',
      slug: 'velocity-prestige-south-yarra-sales',
      phone: '(03) 5550 4118',
      ...dealership,
      location_type: 'sales',
      location_subtype: 'prestige',
      primary: true,
      manufacturers,
      address: {
        street: '9660 Chapel Street',
        city: 'South Yarra',
        state: 'VIC',
        postcode: '3141',
        lat: -37.8382,
        long: 144.9819,
        place_url: 'https://maps.example/?q=-37.8382,144.9819',
      },
      contact_detail: { opening_hours: openingWeek({ weekdays: '09:00-18:00', saturday: '09:00-17:00' }) },
      reviews: { average_rating: '4.9', count: 441 },
      dealer_license_number: 'DEMO-LMCT 10004',
    },
    {
      id: 120,
      name: 'Velocity Prestige Service Richmond',
      slug: 'velocity-prestige-service-richmond',
      phone: '(03) 7010 4119',
      ...dealership,
      location_type: 'service',
      manufacturers,
      address: {
        street: '9217 Swan Street',
        city: 'Richmond',
        state: 'VIC',
        postcode: '3121',
        lat: -37.8168,
        long: 144.9977,
        place_url: 'https://maps.example/?q=-37.8168,144.9977',
      },
      contact_detail: { opening_hours: openingWeek({ weekdays: '07:00-17:00', saturday: '08:00-12:00' }) },
      reviews: { average_rating: '4.6', count: 130 },
      motor_vehicle_repairer: 'DEMO-MVR 20004',
    },
  ],
  specialHours: holidays(
    [119, 120],
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
  phones: { main: '1800 975 710', mask: true },
  nav: {
    header: [
      { name: 'Collection', dynamicDropdown: 'models' },
      { name: 'Sell', url: '/sell-my-car' },
      { name: 'Visit', url: '/dealerships' },
      { name: 'About', url: '/about-us' },
      { name: 'Contact', url: '/contact-us' },
    ],
    footer: [
      {
        title: 'Collection',
        links: [
          { name: 'All vehicles', url: '/search/new-used-and-demo-cars/' },
          { name: 'New', url: '/search/new-cars' },
          { name: 'Demo', url: '/search/demo-cars' },
          { name: 'Used', url: '/search/used-cars' },
          { name: 'Coupes', url: '/search/coupe-cars' },
          { name: 'Convertibles', url: '/search/convertible-cars' },
          { name: 'Buying from us', url: '/buying' },
          { name: 'How a car is inspected', url: '/inspection' },
        ],
      },
      {
        title: 'Visit us',
        links: [
          { name: 'Contact us', url: '/contact-us' },
          { name: 'Book a test drive', url: '/book-test-drive' },
          { name: 'Sell us your car', url: '/sell-my-car' },
          { name: 'We sell it for you', url: '/consignment' },
          { name: 'For our clients', url: '/special-offers' },
          { name: 'Finance', url: '/finance' },
          { name: 'Locations', url: '/dealerships' },
          { name: 'About us', url: '/about-us' },
          { name: 'My collection', url: '/my-collection' },
        ],
      },
    ],
    legal: [
      { name: 'Privacy policy', url: '/privacy-policy' },
      { name: 'Terms and conditions', url: '/terms-and-conditions' },
    ],
  },
  sharedContent: '../../../assets/content',
  websiteId: 4,
  stock: { itemTypes: ['car'], subscriptions: true, prestige: { minPrice: 100_000 } },
  map: { styleUrl: 'https://tiles.openfreemap.org/styles/positron' },
  finance: {
    provider: '360 Finance',
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    calculator: 'loan',
    lender: { name: 'Demonstration Prestige Finance', creditLicence: 'DEMO-ACL 100004' },
    fees: [
      { label: 'Agency', amount: 912.25, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
    sliders: {
      default: {
        amount: { min: 5000, maxFollowsPrice: true },
        termYears: { choices: [1, 2, 3, 4, 5, 7] },
        interestPercent: { disabled: true },
      },
    },
  },
  leads: { email: 'sales@velocity-prestige.example', fromEmail: 'website@velocity-prestige.example' },
  delivery: {
    text: 'In enclosed transport, to your door.',
    bands: [
      { from: '3000', to: '3207', price: 0, name: 'Melbourne' },
      { from: '3208', to: '3999', price: 290, name: 'Victoria' },
      { from: '2000', to: '2999', price: 890, name: 'New South Wales and Canberra' },
      { from: '4000', to: '4999', price: 1390, name: 'Queensland' },
      { from: '5000', to: '5799', price: 790, name: 'South Australia' },
      { from: '7000', to: '7799', price: 1290, name: 'Tasmania' },
    ],
  },
  features: [
    home(),
    search({
      title: 'The collection',
      facets: ['make', 'body', 'price', 'year', 'km', 'fuel', 'car_type', 'colour', 'transmission', 'drive'],
    }),
    vdp(vdpParts),
    enquiry({
      forms,
      actions: { used: ['testDrive', 'enquire', 'reserve', 'finance', 'tradeIn'] },
      show: { checkout: true },
    }),
    checkout(reservation),
    garage({ ...words.saved, name: 'My collection', path: 'my-collection', save: { picturedOnly: true } }),
    locations(words.contact),
    offers({ title: 'For our clients', text: 'What we do beside the sale.' }),
    content(),
  ],
});
