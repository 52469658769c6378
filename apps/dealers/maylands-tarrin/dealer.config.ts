import { content } from '@forecourt/content';
import { enquiry } from '@forecourt/enquiry';
import { garage } from '@forecourt/garage';
import { home } from '@forecourt/home';
import { locations } from '@forecourt/locations';
import { offers } from '@forecourt/offers';
import { search } from '@forecourt/search';
import { defineDealer, holidays, openingWeek } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { forms } from './content/parts/forms.ts';
import { reviews } from './content/parts/reviews.ts';
import { searchParts } from './content/parts/search.ts';
import { vdpParts } from './content/parts/vdp.ts';
import { words } from './content/parts/words.ts';

const dealership = { dealership_id: 6, dealership_slug: 'maylands-tarrin' };
const manufacturers = [{ id: 41, name: 'Tarrin', slug: 'tarrin' }];
const models = '/search/tarrin';
const all = '/search/new-used-and-demo-cars/';

export default defineDealer({
  slug: 'maylands-tarrin',
  template: 'showroom',
  name: 'Maylands Tarrin',
  hosts: ['maylands-tarrin.example'],
  brand: {
    logo: '/logo.svg',
    shareImage: '/pictures/range.webp',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 114,
    logoHeight: 40,
    description:
      'New Tarrins in Maylands, Perth: four models, petrol, hybrid and electric, each with its drive-away price.',
    scene: { image: '/pictures/range.webp', alt: 'An orange hatch, a blue SUV and a silver sedan.' },
    themeColor: '#ffffff',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Apple Pay', 'Google Pay'],
  },
  look: { header: 'page', cards: 'boxed' },
  words: words.missing,
  dealerships: [{ id: 6, slug: 'maylands-tarrin', name: 'Maylands Tarrin' }],
  locations: [
    {
      id: 131,
      name: 'Maylands Tarrin - Sales',
      slug: 'maylands-tarrin-sales',
      phone: '(08) 5550 4130',
      ...dealership,
      location_type: 'sales',
      primary: true,
      manufacturers,
      address: {
        street: '9240 Guildford Road',
        city: 'Maylands',
        state: 'WA',
        postcode: '6051',
        lat: -31.9296,
        long: 115.8945,
        place_url: 'https://maps.example/?q=-31.9296,115.8945',
      },
      contact_detail: {
        opening_hours: openingWeek({
          weekdays: '08:30-17:30',
          wednesday: '08:30-20:00',
          saturday: '08:30-13:00',
        }),
      },
      reviews: { average_rating: '4.8', count: 164 },
      dealer_license_number: 'DEMO-MD 10006',
    },
    {
      id: 132,
      name: 'Maylands Tarrin - Service',
      slug: 'maylands-tarrin-service',
      phone: '(08) 7010 4131',
      ...dealership,
      location_type: 'service',
      manufacturers,
      address: {
        street: '9240 Guildford Road',
        city: 'Maylands',
        state: 'WA',
        postcode: '6051',
        lat: -31.9299,
        long: 115.8951,
        place_url: 'https://maps.example/?q=-31.9299,115.8951',
      },
      contact_detail: { opening_hours: openingWeek({ weekdays: '07:30-17:00' }) },
      workshop: { vehicles: 2, vehiclesADay: 14, noticeHours: 24, loanCars: 4 },
      motor_vehicle_repairer: 'DEMO-MRB 20006',
    },
  ],
  specialHours: holidays(
    [131, 132],
    [
      { name: 'Christmas Eve', date: '2026-12-24', hours: '08:30-13:00' },
      { name: 'Christmas Day', date: '2026-12-25' },
      { name: 'Boxing Day', date: '2026-12-26' },
      { name: "New Year's Day", date: '2027-01-01' },
      { name: 'Australia Day', date: '2027-01-26' },
      { name: 'Good Friday', date: '2027-03-26' },
    ],
  ),
  reviews,
  phones: { main: '(08) 5550 4130' },
  nav: {
    header: [
      {
        name: 'Models',
        dropdownItems: [
          { name: 'Pixel', url: `${models}/pixel` },
          { name: 'Arc', url: `${models}/arc` },
          { name: 'Terra', url: `${models}/terra` },
          { name: 'Terra Long', url: `${models}/terra-long` },
        ],
      },
      { name: 'In the yard', url: all },
      { name: 'Electric', url: '/going-electric' },
      { name: 'This month', url: '/special-offers' },
      { name: 'Service', url: '/service' },
      {
        name: 'About',
        dropdownItems: [
          { name: 'About us', url: '/about-us' },
          { name: 'Who you will meet', url: '/our-team' },
          { name: 'Questions', url: '/questions' },
          { name: 'Contact us', url: '/contact-us' },
        ],
      },
    ],
    footer: [
      {
        title: 'Tarrins',
        links: [
          { name: 'All in the yard', url: all },
          { name: 'New', url: '/search/new-cars' },
          { name: 'Demonstrators', url: '/search/demo-cars' },
          { name: 'Runout', url: '/runout' },
          { name: 'Before you plug in', url: '/going-electric' },
        ],
      },
      {
        title: 'Here to help',
        links: [
          { name: 'Book an overnight drive', url: '/book-test-drive' },
          { name: 'Book a service', url: '/service' },
          { name: 'What servicing costs', url: '/capped-price-servicing' },
          { name: 'Warranty', url: '/warranty' },
          { name: 'Trade in your car', url: '/sell-my-car' },
          { name: 'Finance', url: '/finance' },
          { name: 'For business', url: '/fleet' },
          { name: 'Find us', url: '/dealerships' },
          { name: 'My shortlist', url: '/my-garage' },
        ],
      },
    ],
    legal: [
      { name: 'Privacy policy', url: '/privacy-policy' },
      { name: 'Terms and conditions', url: '/terms-and-conditions' },
    ],
  },
  websiteId: 6,
  stock: { itemTypes: ['car'], carTypes: ['new', 'demo'] },
  finance: {
    provider: 'Taurus',
    annualRatePercent: 4.99,
    comparisonRatePercent: 6.12,
    lender: { name: 'Demonstration Tarrin Finance', creditLicence: 'DEMO-ACL 100006' },
    fees: [
      { label: 'Agency', amount: 495, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
  },
  leads: {
    email: 'hello@maylands-tarrin.example',
    fromEmail: 'website@maylands-tarrin.example',
    mailColor: '#4b35c9',
  },
  features: [
    home(),
    search(searchParts),
    vdp(vdpParts),
    enquiry({ forms, onlineValuation: false }),
    garage(words.saved),
    locations(words.contact),
    offers({
      title: 'This month',
      text: 'What comes with a new Tarrin this month. The conditions are with each offer.',
    }),
    content(),
  ],
});
