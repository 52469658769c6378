import type { home } from '@forecourt/home';

const caravans = '/search/new-used-and-demo-cars/?item_type=caravan';

/** The sections of the home page, with their sentences. */
export const homeParts = {
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
      image: '/pictures/yard/ute4x4-grey.webp',
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
    { type: 'offers', title: 'Yard specials' },
    {
      type: 'tiles',
      items: [
        {
          icon: 'car',
          title: 'Room for the family',
          text: 'Bunks for the kids, a door for the parents.',
          linkText: 'See vans with bunks',
          url: `${caravans}&query=bunk`,
        },
        {
          icon: 'tag',
          title: 'Under $40,000',
          text: 'Vans for a first trip, each with its weights and its price.',
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
    { type: 'reviews', tone: 'sunken', title: 'From people on the road' },
    { type: 'visit' },
  ],
} satisfies Parameters<typeof home>[0];
