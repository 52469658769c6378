import type { home } from '@forecourt/home';

/** The sections of the home page, with their sentences. */
export const homeParts = {
  sections: [
    {
      type: 'hero',
      title: 'Take the\nlong way home.',
      text: 'New and used cruisers in Bendigo, set up for you before you ride.',
      image: '/pictures/lineup.webp',
      portrait: '/pictures/lineup-portrait.webp',
      imageAlt: 'A red, a green and a black cruiser, side by side.',
      rating: true,
    },
    { type: 'brands', title: 'The makes we keep' },
    {
      type: 'stock',
      title: 'New on the floor',
      text: 'In this month, and ready to ride.',
      count: 3,
      link: 'kind',
    },
    {
      type: 'profile',
      title: 'Feet flat, both of them',
      text: 'A bike fits or it doesn’t. Come in your boots, sit on as many as you like, and we set the levers before you go. Learners have a row of their own at the front door.',
      image: '/pictures/motorcycle/green-rear34.webp',
      imageAlt: 'A green cruiser from behind.',
      links: [
        { name: 'Book a test ride', url: '/book-test-drive' },
        { name: 'Learner approved bikes', url: '/search/new-used-and-demo-cars/?query=LAMS' },
      ],
    },
    {
      type: 'banner',
      title: 'Two wheels in, two wheels out',
      text: 'Trade your bike in on your next one, and keep the number plate if you like it.',
      linkText: 'Sell or trade your bike',
      url: '/sell-my-car',
      image: '/pictures/row.webp',
      imageAlt: 'An orange, a blue and a grey cruiser in a row.',
    },
    { type: 'offers', title: 'On at the shop' },
    {
      type: 'promises',
      items: [
        {
          title: 'Over the bench first',
          text: 'Every used bike has been through our workshop. Its report hangs on the handlebar.',
        },
        {
          title: 'Learners welcome',
          text: 'LAMS bikes at the front, and we buy them back when you have your full licence.',
        },
        {
          title: 'Crated and sent',
          text: 'Anywhere in Australia, with a film of a cold start before you pay.',
        },
      ],
    },
    { type: 'posts', title: 'Where to ride it', text: 'And how to keep it going.' },
    { type: 'reviews', tone: 'sunken', title: 'From the saddle' },
    { type: 'visit', title: 'The shop on High Street' },
  ],
} satisfies Parameters<typeof home>[0];
