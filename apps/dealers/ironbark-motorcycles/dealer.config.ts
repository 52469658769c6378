import { blog } from '@forecourt/blog';
import { content } from '@forecourt/content';
import { enquiry } from '@forecourt/enquiry';
import { garage } from '@forecourt/garage';
import { home } from '@forecourt/home';
import { locations } from '@forecourt/locations';
import { offers } from '@forecourt/offers';
import { search } from '@forecourt/search';
import { defineDealer, holidays, openingWeek } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { blogParts } from './content/parts/blog.ts';
import { forms } from './content/parts/forms.ts';
import { reviews } from './content/parts/reviews.ts';
import { searchParts } from './content/parts/search.ts';
import { vdpParts } from './content/parts/vdp.ts';
import { words } from './content/parts/words.ts';

const dealership = { dealership_id: 5, dealership_slug: 'ironbark-motorcycles' };
const all = '/search/new-used-and-demo-cars/';

export default defineDealer({
  slug: 'ironbark-motorcycles',
  template: 'classic',
  name: 'Ironbark Motorcycles',
  hosts: ['ironbark-motorcycles.example'],
  brand: {
    logo: '/logo.svg',
    shareImage: '/pictures/lineup.webp',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 146,
    logoHeight: 40,
    description:
      'New and used cruisers in Bendigo, over the bench before they are shown and set up for you to ride.',
    scene: { image: '/pictures/lineup.webp', alt: 'A red, a green and a black cruiser, side by side.' },
    themeColor: '#14231b',
    credit: 'Pictures of motorcycles are based on a 3D model by animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay'],
  },
  look: { header: 'inverse', cards: 'bare' },
  words: words.missing,
  dealerships: [{ id: 5, slug: 'ironbark-motorcycles', name: 'Ironbark Motorcycles' }],
  locations: [
    {
      id: 121,
      name: 'Ironbark Motorcycles Bendigo',
      slug: 'ironbark-motorcycles-bendigo',
      phone: '(03) 5550 4120',
      ...dealership,
      location_type: 'sales',
      location_subtype: 'motorcycle',
      primary: true,
      manufacturers: [
        { id: 31, name: 'Larrikin', slug: 'larrikin' },
        { id: 32, name: 'Hartnell', slug: 'hartnell' },
        { id: 33, name: 'Sauvage', slug: 'sauvage' },
        { id: 34, name: 'Kirkwood', slug: 'kirkwood' },
      ],
      address: {
        street: '9311 High Street',
        city: 'Bendigo',
        state: 'VIC',
        postcode: '3550',
        lat: -36.7637,
        long: 144.2722,
        place_url: 'https://maps.example/?q=-36.7637,144.2722',
      },
      contact_detail: {
        opening_hours: openingWeek({
          tuesday: '09:00-17:30',
          wednesday: '09:00-17:30',
          thursday: '09:00-17:30',
          friday: '09:00-17:30',
          saturday: '09:00-15:00',
        }),
      },
      reviews: { average_rating: '4.8', count: 207 },
      dealer_license_number: 'DEMO-LMCT 10005',
    },
    {
      id: 122,
      name: 'Ironbark Motorcycles Workshop',
      slug: 'ironbark-motorcycles-workshop',
      phone: '(03) 7010 4121',
      ...dealership,
      location_type: 'service',
      address: {
        street: '9315 High Street',
        city: 'Bendigo',
        state: 'VIC',
        postcode: '3550',
        lat: -36.7641,
        long: 144.2717,
        place_url: 'https://maps.example/?q=-36.7641,144.2717',
      },
      contact_detail: { opening_hours: openingWeek({ weekdays: '07:30-17:00' }) },
      workshop: { vehicles: 1, vehiclesADay: 6, noticeHours: 24 },
      reviews: { average_rating: '4.7', count: 88 },
      motor_vehicle_repairer: 'DEMO-MVR 20005',
    },
  ],
  specialHours: holidays(
    [121, 122],
    [
      { name: 'Christmas Eve', date: '2026-12-24', hours: '09:00-13:00' },
      { name: 'Christmas Day', date: '2026-12-25' },
      { name: 'Boxing Day', date: '2026-12-26' },
      { name: "New Year's Day", date: '2027-01-01' },
      { name: 'Australia Day', date: '2027-01-26' },
      { name: 'Good Friday', date: '2027-03-26' },
    ],
  ),
  reviews,
  phones: { main: '(03) 5550 4120' },
  nav: {
    header: [
      { name: 'Motorcycles', dynamicDropdown: 'modelPanel' },
      { name: 'Learners', url: '/learners' },
      { name: 'Sell or trade', url: '/sell-my-car' },
      {
        name: 'Workshop',
        dropdownItems: [
          { name: 'Book a service', url: '/service' },
          { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
        ],
      },
      { name: 'On at the shop', url: '/special-offers' },
      { name: 'Rides', url: '/blog' },
      {
        name: 'About us',
        dropdownItems: [
          { name: 'About us', url: '/about-us' },
          { name: 'The crew', url: '/our-team' },
          { name: 'Contact us', url: '/contact-us' },
        ],
      },
    ],
    footer: [
      {
        title: 'Motorcycles',
        links: [
          { name: 'Every bike', url: all },
          { name: 'New', url: '/search/new-cars' },
          { name: 'Used', url: '/search/used-cars' },
          { name: 'Under $15,000', url: `${all}?price=-15000` },
          { name: 'Learner approved', url: `${all}?query=LAMS` },
        ],
      },
      {
        title: 'The shop',
        links: [
          { name: 'Book a test ride', url: '/book-test-drive' },
          { name: 'Book a service', url: '/service' },
          { name: 'Finance', url: '/finance' },
          { name: 'Find us', url: '/dealerships' },
          { name: 'Contact us', url: '/contact-us' },
          { name: 'My shed', url: '/my-garage' },
        ],
      },
    ],
    legal: [
      { name: 'Privacy policy', url: '/privacy-policy' },
      { name: 'Terms and conditions', url: '/terms-and-conditions' },
    ],
  },
  websiteId: 5,
  stock: { itemTypes: ['motorcycle'], carTypes: ['new', 'used'] },
  finance: {
    provider: 'AusLoans',
    annualRatePercent: 8.49,
    comparisonRatePercent: 10.35,
    calculator: 'purchase',
    lender: { name: 'Demonstration Two Wheel Finance', creditLicence: 'DEMO-ACL 100005' },
    fees: [
      { label: 'Agency', amount: 912.25, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
    sliders: { default: { amount: { max: 50_000 } } },
  },
  leads: {
    email: 'shop@ironbark-motorcycles.example',
    fromEmail: 'website@ironbark-motorcycles.example',
    mailColor: '#1f5139',
  },
  delivery: {
    text: 'In a crate, strapped down, with a film of the cold start.',
    bands: [
      { from: '3550', to: '3556', price: 0, name: 'Bendigo' },
      { from: '3000', to: '3999', price: 220, name: 'Victoria' },
      { from: '2000', to: '2999', price: 480, name: 'New South Wales and Canberra' },
      { from: '5000', to: '5799', price: 480, name: 'South Australia' },
      { from: '4000', to: '4999', price: 690, name: 'Queensland' },
    ],
  },
  // Ids of nobody, and a host that no resolver knows: a demonstration never sends anything to Google.
  analytics: { googleAnalytics: 'G-EXAMPLE123', tagHost: 'tags.ironbark-motorcycles.example' },
  features: [
    home(),
    search(searchParts),
    vdp(vdpParts),
    enquiry({ forms, cardActions: ['enquire', 'testDrive'], onlineValuation: false }),
    garage(words.saved),
    locations(words.contact),
    offers({ title: 'On at the shop', text: 'What we add this month, with every condition on the page.' }),
    blog(blogParts),
    content(),
  ],
});
