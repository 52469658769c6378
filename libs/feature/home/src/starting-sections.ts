import type { DealerConfig, Template } from '@forecourt/site-config';
import type { ItemType } from '@forecourt/vehicle';
import { stockWord } from '@forecourt/vehicle';
import type { HomeSectionInput } from './section-schema.ts';

/** A picture of the hero: a scene with an upright copy for phones, or a studio render. */
interface HeroPicture {
  image: string;
  portrait?: string;
}

const scene = (name: string): HeroPicture => ({
  image: `/pictures/heroes/${name}.webp`,
  portrait: `/pictures/heroes/${name}-portrait.webp`,
});
const forAll = (picture: HeroPicture): Record<Template, HeroPicture> => ({
  classic: picture,
  group: picture,
  showroom: picture,
});

/** The picture of the hero, by what is sold and by template. */
const pictures: Record<ItemType, Record<Template, HeroPicture>> = {
  car: { classic: scene('showroom-day'), group: scene('showroom-dusk'), showroom: scene('dark-showroom') },
  caravan: forAll(scene('red-earth')),
  truck: forAll({ image: '/pictures/lightTruck/white-front34.webp' }),
  motorcycle: forAll({ image: '/pictures/motorcycle/red-front34.webp' }),
};

/** The default sections of the home page: in the template's order, with a picture and texts for the dealer's stock. */
export function startingSections({ template, stock }: DealerConfig): HomeSectionInput[] {
  const [first = 'car'] = stock.itemTypes;
  const words = `${stockWord(stock.itemTypes)}s`;
  const picture = pictures[first][template];
  if (template === 'group')
    return [
      { type: 'hero', title: 'Every brand.\nClose to home.', ...picture, tone: 'inverse' },
      { type: 'brands' },
      { type: 'stock', title: 'Across the group this week', tone: 'sunken', link: 'kind' },
      { type: 'locations' },
    ];
  if (template === 'showroom')
    return [
      {
        type: 'hero',
        title: 'Quietly\nexceptional.',
        ...picture,
        // Only cars have a dark scene.
        tone: first === 'car' ? 'spotlit' : 'inverse',
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
      text: `Every vehicle with its price${first === 'car' ? ' and market value' : ''} shown up front.`,
      ...picture,
      rating: true,
    },
    { type: 'bodyTypes' },
    { type: 'stock', title: 'Just arrived', text: 'New on the lot this month.' },
    { type: 'budget' },
    { type: 'visit' },
  ];
}
