import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineDealer, exampleDealer, templates } from '@forecourt/site-config';
import { ITEM_TYPES } from '@forecourt/vehicle';
import { expect, it } from 'vitest';
import { home } from './manifest.ts';
import { startingSections } from './starting-sections.ts';

const assets = path.resolve(import.meta.dirname, '../../../../assets');

it.each(templates.flatMap((template) => ITEM_TYPES.map((itemType) => [template, itemType] as const)))(
  '[SR-21] the first home page of the template %s shows and names what is sold: %s',
  (template, itemType) => {
    const { dealer } = defineDealer({
      ...exampleDealer,
      template,
      stock: { itemTypes: [itemType] },
      features: [home()],
    });
    const sections = startingSections(dealer);
    const [hero] = sections;
    if (hero?.type !== 'hero') throw new Error('The first section is no hero.');
    for (const file of [hero.image, hero.portrait ?? hero.image])
      expect(existsSync(path.join(assets, file)), file).toBe(true);
    const folder = {
      car: /heroes\/.*showroom/,
      caravan: /heroes\/red-earth/,
      truck: /lightTruck/,
      motorcycle: /motorcycle/,
    };
    expect(hero.image).toMatch(folder[itemType]);
    if (itemType !== 'car') expect(JSON.stringify(sections)).not.toMatch(/\bcars?\b(?!\/)/i);
    if (template === 'classic') expect(hero.title).toBe(`Good ${itemType}s.\nStraight prices.`);
  },
);
