import type { home } from '@forecourt/home';

/** The sections of the home page, with their sentences. */
export const homeParts = {
  sections: [
    {
      type: 'hero',
      tone: 'inverse',
      title: 'Eight brands.\nEvery one\nclose to home.',
      text: "Twelve locations between Brisbane's northern suburbs, the Sunshine Coast and Newcastle.",
      image: '/pictures/heroes/showroom-dusk.webp',
      portrait: '/pictures/heroes/showroom-dusk-portrait.webp',
      popular: [
        { name: 'Used SUVs', url: '/search/suv-cars?car_type=used' },
        { name: 'Utes', url: '/search/ute-cars' },
        { name: 'Under $20,000', url: '/search/new-used-and-demo-cars/?price=-20000' },
        { name: 'Hybrid', url: '/search/new-used-and-demo-cars/?fuel=Hybrid' },
      ],
    },
    {
      type: 'stats',
      items: [
        { value: '12', label: 'Locations', text: 'sales, service and parts' },
        { value: '8', label: 'Brands', text: 'new, demo and used' },
        { value: '30+', label: 'Years', text: 'in the trade' },
      ],
    },
    { type: 'locations', finder: true },
    { type: 'brands' },
    {
      type: 'stock',
      title: 'Across the group this week',
      text: 'Any car can be moved to the dealership nearest you.',
      tone: 'sunken',
      link: 'kind',
    },
    {
      type: 'featured',
      title: 'Picked by our yard managers',
      text: 'The ones they would take home themselves.',
    },
    { type: 'offers', title: 'On at our dealerships' },
    { type: 'reviews' },
    { type: 'posts', title: 'On the road', text: 'What our people know, written down.' },
    {
      type: 'profile',
      title: 'A family of dealerships',
      text: "Northside Auto Group is a fictional family of dealerships between Brisbane's northern suburbs, the Sunshine Coast and Newcastle. It sells new, demo and used vehicles, looks after them in its own workshops and keeps a central parts warehouse.",
      image: '/pictures/lightTruck/white-front34.webp',
      links: [
        { name: 'About the group', url: '/about-us' },
        { name: 'Contact us', url: '/contact-us' },
      ],
    },
  ],
} satisfies Parameters<typeof home>[0];
