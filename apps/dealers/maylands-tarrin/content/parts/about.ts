/** The text of /about-us. The dealer and its story are invented. */
export const about = {
  title: 'About us',
  intro: 'Four models, one price list, and nobody waiting at the door.',
  blocks: [
    {
      paragraphs: [
        'Maylands Tarrin sells new Tarrins and nothing else. That makes for a small floor and a short conversation: which of the four, which colour, and when would you like it.',
      ],
    },
    {
      heading: 'The price is the price',
      paragraphs: [
        'Every car has its drive-away price on the page and on the windscreen. When we bring a price down, it comes down for everybody, so there is nothing to argue about.',
      ],
    },
    {
      heading: 'Electric, hybrid or petrol',
      paragraphs: [
        'We have no opinion until we know how you drive. Tell us your week: the school run, the mine, the trip to Margaret River. We do the sums with you and show our working.',
      ],
    },
    {
      heading: 'After you drive away',
      paragraphs: [
        'The workshop is behind the showroom. Services are booked online, priced before you come, and done while you wait or with a loan car.',
      ],
    },
  ],
};
