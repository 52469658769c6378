import type { DealerConfig, Template } from '@forecourt/site-config';
import type { ItemType } from '@forecourt/vehicle';
import { stockWord } from '@forecourt/vehicle';
import type { HomeSectionInput } from './section-schema.ts';

interface Look {
  /** The picture of the hero by template; a dark room needs a spot-lit one. */
  pictures: Record<Template, string>;
  /** Whether the showroom's picture is spot-lit; otherwise it is in a studio with a diagonal edge. */
  spotlit: boolean;
}

const looks: Record<ItemType, Look> = {
  car: {
    pictures: {
      classic: '/pictures/suv/blue-front34.webp',
      group: '/pictures/suv/red-front34.webp',
      showroom: '/pictures/convertible/orange-spotlit.webp',
    },
    spotlit: true,
  },
  caravan: lookOf('/pictures/caravan/white-front34.webp'),
  truck: lookOf('/pictures/lightTruck/white-front34.webp'),
  motorcycle: lookOf('/pictures/motorcycle/red-front34.webp'),
};

function lookOf(picture: string): Look {
  return { pictures: { classic: picture, group: picture, showroom: picture }, spotlit: false };
}

/** The default sections of the home page: in the template's order, with a picture and texts for the dealer's stock. */
export function startingSections({ template, stock }: DealerConfig): HomeSectionInput[] {
  const [first = 'car'] = stock.itemTypes;
  const { pictures, spotlit } = looks[first];
  const words = `${stockWord(stock.itemTypes)}s`;
  const image = pictures[template];
  if (template === 'group')
    return [
      { type: 'hero', title: 'Every brand.\nClose to home.', image, tone: 'inverse' },
      { type: 'brands' },
      { type: 'stock', title: 'Across the group this week', tone: 'sunken', link: 'kind' },
      { type: 'locations' },
    ];
  if (template === 'showroom')
    return [
      {
        type: 'hero',
        title: 'Quietly\nexceptional.',
        image,
        tone: spotlit ? 'spotlit' : 'inverse',
        links: [{ name: 'View the collection', url: '/search/new-used-and-demo-cars/' }],
      },
      { type: 'stock', title: 'In the showroom', count: 3, link: 'vehicles' },
      { type: 'visit', hours: false, tone: 'surface' },
    ];
  return [
    {
      type: 'hero',
      title: `Good ${words}.\nStraight prices.`,
      // Only cars have a market value to compare a price with.
      text: `Every vehicle with its full price${first === 'car' ? ' and market value' : ''} shown up front.`,
      image,
      rating: true,
    },
    { type: 'bodyTypes' },
    { type: 'stock', title: 'Just arrived', text: 'New on the lot this month.' },
    { type: 'budget' },
    { type: 'visit' },
  ];
}
