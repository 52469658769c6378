import type { home } from '@forecourt/home';

/** The sections of the home page, with their sentences. */
export const homeParts = {
  sections: [
    {
      type: 'hero',
      title: 'Four Tarrins.\nPick one.',
      text: 'New Tarrins in Maylands, each with its drive-away price.',
      image: '/pictures/range.webp',
      portrait: '/pictures/range-portrait.webp',
      imageAlt: 'An orange hatch, a blue SUV and a silver sedan.',
    },
    {
      type: 'stats',
      items: [
        { value: '7', label: 'years of warranty', text: 'On every new Tarrin, any distance.' },
        { value: '4', label: 'models', text: 'Pixel, Arc, Terra and Terra Long.' },
        { value: '1', label: 'price list', text: 'The same for everybody who walks in.' },
      ],
    },
    { type: 'bodyTypes', title: 'How big is your life?' },
    {
      type: 'banner',
      title: 'Thinking of plugging in?',
      text: 'Pixel and Arc come as electric cars. Here is what to check at home first.',
      linkText: 'Read before you plug in',
      url: '/going-electric',
      image: '/pictures/plugged-in.webp',
      portrait: '/pictures/plugged-in-portrait.webp',
      imageAlt: 'A blue sedan and a green hatch from the side.',
    },
    { type: 'stock', title: 'Here now', text: 'In the yard at Maylands, ready this week.', link: 'vehicles' },
    {
      type: 'budget',
      title: 'What a week costs',
      text: 'Move the number until it feels right. We show the Tarrins that fit.',
    },
    { type: 'offers', title: 'This month', count: 3 },
    {
      type: 'profile',
      title: 'Take it home for the night',
      text: 'Ten minutes around the block tells you nothing. Park it in your carport, fit the child seats, plug it in. Bring it back tomorrow.',
      image: '/pictures/tiles/hatch.webp',
      imageAlt: 'A red hatch in front of the showroom.',
      links: [
        { name: 'Book an overnight drive', url: '/book-test-drive' },
        { name: 'Questions people ask', url: '/questions' },
      ],
    },
    { type: 'reviews', tone: 'sunken', title: 'From people who picked' },
    { type: 'visit', title: 'Guildford Road, Maylands', tone: 'surface' },
  ],
} satisfies Parameters<typeof home>[0];
