/** The text of /about-us. The dealer and its story are invented. */
export const about = {
  title: 'About us',
  intro: 'A shop for people who ride, in a town with good roads out of it.',
  blocks: [
    {
      paragraphs: [
        'Ironbark Motorcycles began in 1988 in a tin shed behind a bakery. The shed is gone; the habit of having a coffee before we talk about money is not. We sell cruisers, new and used, and we look after them.',
      ],
    },
    {
      heading: 'Sit on it first',
      paragraphs: [
        'A bike fits or it does not. Come in your boots, sit on as many as you like, and put both feet on the floor. We set the levers for you before you ride, and we would sooner sell you the smaller one that fits.',
      ],
    },
    {
      heading: 'Learner approved, without the lecture',
      paragraphs: [
        'Every bike that a learner may ride in Victoria says LAMS in its name. We keep a row of them at the front, and we buy them back when you have your full licence.',
      ],
    },
    {
      heading: 'The workshop',
      paragraphs: [
        'Two benches, two mechanics, and a dyno that we are a little too fond of. Used bikes cross the bench before they cross the floor: you can read what was found and what was done.',
      ],
    },
  ],
};
