/** The text of /about-us. The dealer and its story are invented. */
export const about = {
  title: 'About us',
  intro: 'Two mechanics, one shed, and every price on the windscreen.',
  blocks: [
    {
      paragraphs: [
        'Harbour City Motors began in 1996, in a rented shed on Breakfast Creek Road. Two mechanics bought cars that others had given up on, repaired them in the week and sold them on Saturdays. People came back, first for a service, then for their next car.',
      ],
    },
    {
      heading: 'Why the prices are straight',
      paragraphs: [
        'In 2016 we put the full price on every windscreen, fees included, and the same price on this site. Since 2024 each used car also shows what comparable cars cost. If ours is dearer, you see that too, and you can ask us why.',
        'There is no second price in the office. What you read here is what the car costs.',
      ],
    },
    {
      heading: 'How a car gets here',
      paragraphs: [
        'Most of our used cars are traded in by people we know. Before one goes on the lot it spends a day in the workshop: the list has 118 points, and the sheet stays in the glovebox. What we would not drive ourselves goes to auction.',
      ],
    },
    {
      heading: 'Who you will meet',
      paragraphs: [
        'Fourteen people work here, and six of them are mechanics. Nobody is paid more for selling you finance, a bigger engine or a paint coating. Ask for the person who inspected the car: they are next door.',
      ],
    },
    {
      heading: 'Come and look',
      paragraphs: [
        'We are by the creek in Newstead, ten minutes from the city, with parking under the fig trees. Bring the kids and the pram, and check that both fit.',
      ],
    },
  ],
};
