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
    logoInverse: '/logo-inverse.svg',
    logoWidth: 180,
    logoHeight: 40,
    description: 'New and used caravans, light trucks and motorcycles in Toowoomba and Dubbo, ready to tow.',
    themeColor: '#fffdf9',
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
  },
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
        ],
      },
      {
        title: 'Visit us',
        links: [
          { name: 'Book a viewing or drive', url: '/book-test-drive' },
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
  stock: { itemTypes: ['caravan', 'truck', 'motorcycle'], carTypes: ['new', 'used'] },
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
    home({
      sections: [
        {
          type: 'hero',
          title: 'Hitch up.\nHead out.',
          text: 'New and used caravans in Toowoomba and Dubbo, weighed, checked and ready to tow.',
          image: '/pictures/heroes/red-earth.webp',
          portrait: '/pictures/heroes/red-earth-portrait.webp',
          rating: true,
        },
        {
          type: 'towing',
          image: '/pictures/heroes/red-earth.webp',
          cars: [
            { name: 'Ford Ranger, Everest', kg: 3500 },
            { name: 'Hyundai Santa Fe', kg: 2500 },
            { name: 'Hyundai Tucson, Kia Sportage', kg: 1900 },
            { name: 'Isuzu D-Max, MU-X', kg: 3500 },
            { name: 'Kia Sorento, Carnival', kg: 2000 },
            { name: 'Mazda BT-50', kg: 3500 },
            { name: 'Mazda CX-5, CX-9', kg: 2000 },
            { name: 'Mitsubishi Outlander', kg: 1600 },
            { name: 'Mitsubishi Triton, Pajero Sport', kg: 3100 },
            { name: 'Nissan Navara, Patrol', kg: 3500 },
            { name: 'Nissan X-Trail', kg: 2000 },
            { name: 'Subaru Forester', kg: 1800 },
            { name: 'Subaru Outback', kg: 2000 },
            { name: 'Toyota HiLux', kg: 3500 },
            { name: 'Toyota Kluger', kg: 2000 },
            { name: 'Toyota LandCruiser Prado', kg: 3000 },
            { name: 'Toyota RAV4', kg: 1500 },
            { name: 'Volkswagen Amarok', kg: 3500 },
          ],
        },
        { type: 'bodyTypes', title: 'Start with what you tow, drive or ride' },
        { type: 'stock', title: 'Just arrived', text: 'New in the yard this month.' },
        {
          type: 'tiles',
          items: [
            {
              icon: 'car',
              title: 'Room for the family',
              text: 'Bunks for the children, a door for the parents.',
              linkText: 'See vans with bunks',
              url: `${caravans}&query=bunk`,
            },
            {
              icon: 'tag',
              title: 'Under $40,000',
              text: 'Vans for a first trip, with their weights and their price.',
              linkText: 'See what it buys',
              url: `${caravans}&price=-40000`,
            },
            {
              icon: 'phone',
              title: 'Can your car tow it?',
              text: 'Bring your car in. We weigh both, loaded, and tell you straight.',
              linkText: 'Ask us',
              url: '/contact-us',
            },
          ],
        },
        { type: 'visit' },
      ],
    }),
    search({
      title: 'Caravans, trucks and motorcycles',
      facets: [
        'item_type',
        'body_length',
        'sleeps',
        'axle_type',
        'price',
        'car_type',
        'tare_weight',
        'aggregate_trailer_mass',
        'make',
        'model',
        'year',
        'colour',
        'location_name',
        'filtered_features',
      ],
      promos: [
        {
          title: 'Can your car tow it?',
          text: 'Bring your car in. We weigh both, loaded, and tell you straight.',
          linkText: 'Ask about towing',
          url: '/contact-us',
          image: '/pictures/ute4x4/red-front34.webp',
        },
      ],
    }),
    vdp({
      frame: {
        popup: {
          id: 'first-trip-kit',
          title: 'Packed for the first trip',
          text: 'Every van leaves us with a first trip kit in its front boot: hoses, chocks, levelling ramps and a water filter. There is nothing to pay for it, new van or used.',
          link: { name: 'Ask about the kit', url: '/contact-us' },
        },
      },
      sections: {
        questions: [
          {
            question: 'Can my car tow it?',
            answer:
              'Its braked towing capacity has to be at least the ATM of the van, and the ball weight within its limit. Bring the car in: we weigh both, loaded.',
          },
          {
            question: 'What is the difference between tare and ATM?',
            answer: 'Tare is the van empty. ATM is the most that it may weigh, loaded, off the hook.',
          },
        ],
        tiles: [
          {
            icon: 'map',
            title: 'Two yards',
            text: 'Toowoomba and Dubbo, with room to turn a van around.',
            linkText: 'Find us',
            url: '/dealerships',
          },
          {
            icon: 'wrench',
            title: 'Service bay',
            text: 'Bearings, brakes, gas and leaks, before a trip or after it.',
            linkText: 'Book a service',
            url: '/contact-us',
          },
          {
            icon: 'car',
            title: 'Trade in',
            text: 'Vans, cars and boats against your next one.',
            linkText: 'Ask for a value',
            url: '/contact-us',
          },
        ],
        included: {
          text: 'Every van goes out weighed, wet and tested.',
          points: [
            'Weighbridge ticket',
            'Gas and electrical certificates',
            'Handover of two hours, with everything running',
            'Filled gas bottles',
          ],
        },
        whyBuy: {
          text: 'We tow, camp and repair what we sell, and we say when your car is not the one for it.',
          points: [
            'Your car weighed with the van',
            'Own service bay in Torrington',
            'Yards in Queensland and New South Wales',
          ],
          link: { name: 'Come and see us', href: '/dealerships' },
        },
      },
    }),
    enquiry({
      forms,
      cardActions: ['enquire', 'testDrive'],
      show: { checkout: true },
      onlineValuation: false,
    }),
    garage({ save: { comingSoon: true } }),
    locations({}),
    content({ about }),
  ],
});
