/** The text of /about-us. The dealer and its story are invented. */
export const about = {
  title: 'About us',
  intro: 'One room, sixty cars, and time to look at them.',
  blocks: [
    {
      paragraphs: [
        'Velocity Prestige keeps its showroom in a former carriage works on Chapel Street. The roof is original. The light is not: it took a year to get right, because paint only tells the truth in good light.',
      ],
    },
    {
      heading: 'Fewer cars',
      paragraphs: [
        'We hold about sixty at a time and turn away more than we buy. Each is chosen by the person who will show it to you, and each passes the workshop in Richmond first. The report is yours to read before you ask for it.',
      ],
    },
    {
      heading: 'No theatre',
      paragraphs: [
        'The price on the page is the price in the room. Finance is set out beside it, with its rate. You will not be followed, and nobody will disappear to speak with a manager.',
      ],
    },
    {
      heading: 'We come to you',
      paragraphs: [
        'A test drive can begin at your door, at a time that suits you. Cars travel in enclosed transport, anywhere in the country.',
      ],
    },
  ],
};
