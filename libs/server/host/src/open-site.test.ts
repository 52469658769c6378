import { defineServerHalf } from '@forecourt/api';
import { defineDealer, defineFeature, exampleDealer } from '@forecourt/site-config';
import { expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { SettingError } from './setting-error.ts';

const wash = defineFeature({ id: 'wash', purpose: 'Washing.', options: {}, server: './server' });
const site = defineDealer({ ...exampleDealer, features: [wash()] });

/** Opens a site whose feature throws this. */
const openWith = (error: Error) => () =>
  openSite(site, {
    ...{ origin: 'https://example.com', env: {} },
    halves: [
      defineServerHalf({
        ...{ feature: wash, operations: {}, routes: () => {} },
        site: () => {
          throw error;
        },
      }),
    ],
  });

it('says in words what a feature refuses of a site', () => {
  const words = 'WASH_KEY is not set. Set it, or remove wash().';
  expect(openWith(new Error(words))).toThrow(new SettingError(words));
  expect(openWith(new Error(words))).toThrow(SettingError);
});

it('keeps the stack of a defect', () => {
  const defect = new TypeError('undefined is not a function');
  expect(openWith(defect)).toThrow(defect);
});
