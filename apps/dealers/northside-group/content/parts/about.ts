/** The text of /about-us. The dealer and its story are invented. */
export const about = {
  title: 'About us',
  intro: 'Twelve dealerships, eight brands, and one person who looks after you.',
  blocks: [
    {
      paragraphs: [
        'Northside Auto Group started with one Toyota dealership in Chermside. Today it is twelve places between the Sunshine Coast and Newcastle, and still owned by the family that opened the first.',
      ],
    },
    {
      heading: 'One stock',
      paragraphs: [
        'Every car in the group is on this site, wherever it stands. If you would rather see it near home, we bring it to the dealership closest to you at no cost, usually within three days.',
      ],
    },
    {
      heading: 'One contact',
      paragraphs: [
        'You keep the person you first spoke to, whichever brand you end up with. They know what you asked, what you drove and what you were quoted, so you never start again at another desk.',
      ],
    },
    {
      heading: 'One workshop record',
      paragraphs: [
        'Each service is on record at every workshop of the group. Book in Kedron this time and in North Lakes the next: the mechanic sees the same history.',
      ],
    },
    {
      heading: 'Part of the north side',
      paragraphs: [
        'Most of our 310 people live within half an hour of where they work. We train twenty-four apprentices a year, and we sponsor more junior sport than we can name here.',
      ],
    },
  ],
};
