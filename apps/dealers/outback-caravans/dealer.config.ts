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
import { searchParts } from './content/parts/search.ts';
import { reviews } from './content/parts/reviews.ts';
import { vdpParts } from './content/parts/vdp.ts';
import { words } from './content/parts/words.ts';

const dealership = { dealership_id: 3, dealership_slug: 'outback-caravans-and-rv' };
const yardHours = openingWeek({ weekdays: '09:00-17:00', saturday: '09:00-16:00', sunday: '10:00-15:00' });
const serviceHours = openingWeek({ weekdays: '07:00-17:00', saturday: '08:00-12:00' });
const caravans = '/search/new-used-and-demo-cars/?item_type=caravan';
const trucks = '/search/new-used-and-demo-cars/?item_type=truck';
const motorcycles = '/search/new-used-and-demo-cars/?item_type=motorcycle';

export default defineDealer({
  slug: 'outback-caravans',
  template: 'classic',
  name: 'Outback Caravans & RV',
  hosts: ['outback-caravans-and-rv.example'],
  brand: {
    logo: '/logo.svg',
    shareImage: '/pictures/heroes/red-earth.webp',
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description: 'New and used caravans, light trucks and motorcycles in Toowoomba and Dubbo, ready to tow.',
    scene: { image: '/pictures/heroes/red-earth.webp', alt: 'A ute towing a caravan over red earth.' },
    themeColor: '#fffdf9',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
  },
  words: words.missing,
  dealerships: [{ id: 3, slug: 'outback-caravans-and-rv', name: 'Outback Caravans & RV' }],
  locations: [
    {
      id: 116,
      name: 'Outback Caravans & RV Toowoomba',
      slug: 'outback-caravans-and-rv-toowoomba',
      phone: '(07) 7010 4115',
      ...dealership,
      location_type: 'sales',
      location_subtype: 'caravan',
      primary: true,
      address: {
        street: '9190 James Street',
        city: 'Toowoomba',
        state: 'QLD',
        postcode: '4350',
        lat: -27.5643,
        long: 151.9595,
        place_url: 'https://maps.example/?q=-27.5643,151.9595',
      },
      contact_detail: { opening_hours: yardHours },
      reviews: { average_rating: '4.7', count: 318 },
      dealer_license_number: 'DEMO-LIC 1000003',
    },
    {
      id: 117,
      name: 'Outback Caravans & RV Service Bay',
      slug: 'outback-caravans-and-rv-service-bay',
      phone: '(07) 5550 4116',
      ...dealership,
      location_type: 'service',
      address: {
        street: '9015 Carrington Road',
        city: 'Torrington',
        state: 'QLD',
        postcode: '4350',
        lat: -27.5419,
        long: 151.8953,
        place_url: 'https://maps.example/?q=-27.5419,151.8953',
      },
      contact_detail: { opening_hours: serviceHours },
      workshop: { vehicles: 1, vehiclesADay: 4, noticeHours: 72 },
      reviews: { average_rating: '4.5', count: 96 },
      motor_vehicle_repairer: 'DEMO-MVR 20003',
    },
    {
      id: 118,
      name: 'Outback Caravans & RV Dubbo',
      slug: 'outback-caravans-and-rv-dubbo',
      phone: '(02) 7010 4117',
      ...dealership,
      location_subtype: 'caravan',
      address: {
        street: '9044 Cobra Street',
        city: 'Dubbo',
        state: 'NSW',
        postcode: '2830',
        lat: -32.2485,
        long: 148.6161,
        place_url: 'https://maps.example/?q=-32.2485,148.6161',
      },
      contact_detail: { opening_hours: yardHours },
      reviews: { average_rating: '4.4', count: 74 },
      dealer_license_number: 'DEMO-LIC 1000013',
    },
  ],
  specialHours: holidays(
    [116, 117, 118],
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
  phones: { main: '1800 975 709' },
  nav: {
    header: [
      {
        name: 'Caravans',
        dropdownItems: [
          { name: 'All caravans', url: caravans },
          { name: 'New', url: `${caravans}&car_type=new` },
          { name: 'Used', url: `${caravans}&car_type=used` },
          { name: 'Under $40,000', url: `${caravans}&price=-40000` },
        ],
      },
      {
        name: 'Trucks & bikes',
        dropdownItems: [
          { name: 'Trucks', url: trucks },
          { name: 'Motorcycles', url: motorcycles },
        ],
      },
      { name: 'Yard specials', url: '/special-offers' },
      { name: 'Sell my van', url: '/sell-my-car' },
      {
        name: 'Workshop',
        dropdownItems: [
          { name: 'Book a service', url: '/service' },
          { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
          { name: 'Finance', url: '/finance' },
        ],
      },
      { name: 'Locations', url: '/dealerships' },
      {
        name: 'About us',
        dropdownItems: [
          { name: 'About us', url: '/about-us' },
          { name: 'From the road', url: '/blog' },
          { name: 'Questions', url: '/questions' },
          { name: 'Contact us', url: '/contact-us' },
        ],
      },
    ],
    footer: [
      {
        title: 'Stock',
        links: [
          { name: 'All caravans', url: caravans },
          { name: 'New', url: '/search/new-cars' },
          { name: 'Used', url: '/search/used-cars' },
          { name: 'Trucks', url: trucks },
          { name: 'Motorcycles', url: motorcycles },
          { name: 'Show price', url: '/show-price' },
        ],
      },
      {
        title: 'Visit us',
        links: [
          { name: 'Book a viewing or drive', url: '/book-test-drive' },
          { name: 'Free weigh-in', url: '/weigh-in' },
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
  sharedContent: '../../../assets/content',
  websiteId: 3,
  stock: {
    itemTypes: ['caravan', 'truck', 'motorcycle'],
    carTypes: ['new', 'used'],
    excludeStock: ['RV300123'], // lent to a family whose van is being repaired
  },
  map: { styleUrl: 'https://tiles.openfreemap.org/styles/positron' },
  finance: {
    provider: 'AusLoans',
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    calculator: 'purchase',
    lender: { name: 'Demonstration Leisure Finance', creditLicence: 'DEMO-ACL 100003' },
    fees: [
      { label: 'Agency', amount: 912.25, charged: 'once' },
      { label: 'Account keeping', amount: 8, charged: 'monthly' },
      { label: 'Security registration', amount: 6, charged: 'once', government: true },
    ],
    sliders: { default: { amount: { max: 250_000 } } },
  },
  leads: {
    email: 'sales@outback-caravans-and-rv.example',
    fromEmail: 'website@outback-caravans-and-rv.example',
    mailColor: '#a63f22',
  },
  delivery: {
    text: 'Towed to your door by one of us, with the handover there.',
    bands: [
      { from: '4350', to: '4350', price: 0, name: 'Toowoomba' },
      { from: '2830', to: '2830', price: 0, name: 'Dubbo' },
      { from: '4000', to: '4999', price: 480, name: 'Queensland' },
      { from: '2000', to: '2999', price: 620, name: 'New South Wales and Canberra' },
      { from: '3000', to: '3999', price: 1100, name: 'Victoria' },
      { from: '5000', to: '5799', price: 1450, name: 'South Australia' },
    ],
  },
  features: [
    home(),
    search(searchParts),
    vdp(vdpParts),
    enquiry({
      forms,
      cardActions: ['enquire', 'testDrive'],
      show: { checkout: true },
      onlineValuation: false,
    }),
    garage({ ...words.saved, save: { comingSoon: true } }),
    locations(words.contact),
    offers({ title: 'Yard specials', text: 'For vans in the yard and the work on them.' }),
    blog(blogParts),
    content(),
  ],
});
