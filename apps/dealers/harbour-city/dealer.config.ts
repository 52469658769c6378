import { content } from '@forecourt/content';
import { enquiry } from '@forecourt/enquiry';
import { garage } from '@forecourt/garage';
import { home } from '@forecourt/home';
import { locations } from '@forecourt/locations';
import { search } from '@forecourt/search';
import { defineDealer, holidays, openingWeek } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { about } from './content/parts/about.ts';
import { forms } from './content/parts/forms.ts';

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
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description:
      'New, demo and used vehicles in Newstead, each with its full price and market value shown up front.',
    themeColor: '#ffffff',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
  },
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
  specialHours: holidays(
    [101, 102, 103],
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
  phones: { main: '(07) 5550 4100' },
  nav: {
    header: [
      { name: 'Vehicles', dynamicDropdown: 'models' },
      { name: 'Stock', dynamicDropdown: 'stock' },
      { name: 'Sell my car', url: '/sell-my-car' },
      { name: 'Finance', url: '/finance' },
      {
        name: 'Service',
        dropdownItems: [
          { name: 'Book a service', url: '/service' },
          { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
        ],
      },
      { name: 'Locations', url: '/dealerships' },
      {
        name: 'About us',
        dropdownItems: [
          { name: 'About us', url: '/about-us' },
          { name: 'Our story', url: '/our-story' },
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
        ],
      },
      {
        title: 'Buying and owning',
        links: [
          { name: 'Book a test drive', url: '/book-test-drive' },
          { name: 'Sell my car', url: '/sell-my-car' },
          { name: 'Finance', url: '/finance' },
          { name: 'Book a service', url: '/service' },
          { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
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
  leads: { email: 'sales@harbour-city-motors.example', fromEmail: 'website@harbour-city-motors.example' },
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
    home({
      sections: [
        {
          type: 'hero',
          title: 'Good cars.\nStraight prices.',
          text: 'New, demo and used vehicles in Newstead, each with its full price and market value shown up front.',
          image: '/pictures/heroes/showroom-day.webp',
          portrait: '/pictures/heroes/showroom-day-portrait.webp',
          rating: true,
        },
        { type: 'evidence' },
        { type: 'bodyTypes' },
        { type: 'stock', title: 'Just arrived', text: 'New on the lot this month.' },
        { type: 'budget' },
        {
          type: 'tiles',
          items: [
            {
              icon: 'car',
              title: 'New and demo',
              text: 'Every new and demonstrator vehicle, with its drive-away price.',
              linkText: 'See new and demo',
              url: '/search/new-and-demo-cars',
            },
            {
              icon: 'tag',
              title: 'Under $30,000',
              text: 'Good cars for the price of a first one.',
              linkText: 'See what it buys',
              url: '/search/new-used-and-demo-cars/?price=-30000',
            },
            {
              icon: 'phone',
              title: 'Ask a person',
              text: 'We answer on the same working day.',
              linkText: 'Contact us',
              url: '/contact-us',
            },
          ],
        },
        { type: 'visit' },
      ],
    }),
    search({
      promos: [
        {
          title: 'Not sure which one?',
          text: 'Tell us what it has to do. We suggest three, and say why.',
          linkText: 'Ask a person',
          url: '/contact-us',
          image: '/pictures/sedan/silver-front34.webp',
        },
        {
          title: 'Good cars under $30,000',
          text: 'Each with its full price, and what it costs a week.',
          linkText: 'See what it buys',
          url: '/search/new-used-and-demo-cars/?price=-30000',
          image: '/pictures/hatch/red-front34.webp',
        },
      ],
    }),
    vdp({
      certifiedMake: 'Toyota',
      sections: {
        questions: [
          {
            question: 'What does reserving a car do?',
            answer:
              'A refundable deposit holds the car for 48 hours while you arrange a visit, finance or an inspection.',
          },
          {
            question: 'Is the deposit refundable?',
            answer: 'Yes, in full, for any reason, within the 48 hours.',
          },
          {
            question: 'What is a comparison rate?',
            answer:
              'One rate that counts interest and most fees together, so that loans can be compared. It is worked out for the example beside it; other amounts and terms have other comparison rates.',
          },
          {
            question: 'Can you deliver interstate?',
            answer: 'Yes, to most of Australia. The delivery estimate above has the price to your postcode.',
          },
        ],
        tiles: [
          {
            icon: 'tag',
            title: 'Demo clearance',
            text: 'Factory bonuses and demonstrators, with their drive-away prices.',
            linkText: 'See demo cars',
            url: '/search/demo-cars',
          },
          {
            icon: 'wrench',
            title: 'Book a service',
            text: 'Loan cars are free when you book five days ahead.',
            linkText: 'Pick a time',
            url: '/contact-us',
          },
          {
            icon: 'car',
            title: 'Sell your car',
            text: 'Tell us what you have, and we make an offer after we see it.',
            linkText: 'Value my car',
            url: '/contact-us',
          },
        ],
        disclaimer:
          'Vehicle descriptions come from the maker and from our own inspection. Ask us to confirm any feature that matters to you before you buy.',
        included: {
          text: 'Every car leaves us ready to drive, and with these:',
          points: [
            'Full service and safety certificate',
            'Roadworthy for the state you live in',
            'Two keys and the service books',
            'A full tank, or a full charge',
            'PPSR report, printed',
            'First service reminder by text',
          ],
        },
        whyBuy: {
          text: 'Thirty years in Newstead, one price for everybody, and the people who sold you the car still here when it needs us.',
          points: [
            'Full price shown up front',
            'Market value beside every price',
            'No dealer delivery on top',
            'Trade-ins valued while you drive',
          ],
          link: { name: 'Visit us', href: '/dealerships' },
        },
        reserve: {
          text: 'Leave a deposit of $200 and we hold the car for 48 hours while you arrange a visit, finance or an inspection.\n\nThe deposit comes off the price. If you decide against the car it is refunded in full.',
          link: { name: 'Ask us to hold it', href: '/contact-us' },
        },
        protect: {
          text: 'Good cars stay good with a little care. Ask for a quote with your car, or later.',
          points: ['Paint and interior protection', 'Window tint', 'Extended warranty', 'Tyre and rim cover'],
        },
      },
    }),
    enquiry({
      forms,
      show: { checkout: true },
      assurances: ['Clear title on every used car', 'Statutory warranty wherever the law gives one'],
    }),
    garage({}),
    locations({}),
    content({ about }),
  ],
});
