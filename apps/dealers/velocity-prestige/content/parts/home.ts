import type { home } from '@forecourt/home';

/** The sections of the home page, with their sentences. */
export const homeParts = {
  sections: [
    {
      type: 'hero',
      title: 'Quietly\nexceptional.',
      image: '/pictures/heroes/dark-showroom.webp',
      portrait: '/pictures/heroes/dark-showroom-portrait.webp',
      tone: 'spotlit',
      links: [
        { name: 'View the collection', url: '/search/new-used-and-demo-cars/' },
        { name: 'Sell to us', url: '/contact-us' },
      ],
      spotlight: { make: 'Vantara', model: 'Vela', colour: 'Red' },
    },
    {
      type: 'showcase',
      cars: [
        {
          make: 'Vantara',
          model: 'Tempest',
          text: 'Eight cylinders, two seats and no roof worth mentioning. It’s the one people come in to hear.',
        },
        {
          make: 'Draycott',
          model: 'Six',
          text: 'Six cylinders in a row and a voice it never raises. It’s the one our own mechanics ask to drive home.',
        },
        {
          make: 'Castellan',
          model: 'Regent',
          text: 'The quietest room in the building. Take the back seat first, then the wheel.',
        },
      ],
    },
    { type: 'stock', title: 'In the showroom', count: 3, link: 'vehicles' },
    {
      type: 'profile',
      title: 'We come to you',
      text: 'Test drives at your home or office anywhere in Melbourne, enclosed transport everywhere else. Buy online, in person, or a little of each.',
      image: '/pictures/prestige/grey-spotlit.webp',
      tone: 'inverse',
      links: [{ name: 'Arrange a visit', url: '/contact-us' }],
    },
    {
      type: 'promises',
      items: [
        {
          title: 'Inspected by hand',
          text: 'Every car passes a full workshop inspection in Richmond before it is shown.',
        },
        { title: 'Shown indoors', text: 'Under one roof and one light, by appointment or as you walk by.' },
        {
          title: 'Priced without theatre',
          text: 'The price on the page is the price in the room, with finance set out beside it.',
        },
      ],
    },
    { type: 'visit', title: 'Chapel Street,\nSouth Yarra', hours: false, tone: 'surface' },
  ],
} satisfies Parameters<typeof home>[0];
