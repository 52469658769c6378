import { describe, expect, it } from 'vitest';
import { readCarType } from './carType.ts';
import { readItemType } from './itemType.ts';
import { readStatus } from './status.ts';

describe('readCarType', () => {
  it.each([
    ['new', ['new', 'NEW', 'N', 'Showroom']],
    ['demo', ['demo', 'D', 'Demonstrator', 'Ex-demo']],
    ['used', ['used', 'U', 'Pre-Owned', 'Second hand', 'Certified Used', '', '  ', 'null', null, undefined]],
    [null, ['stolen', 'constructor', 3, true, {}]],
  ])('reads %j in %j', (type, words) => {
    for (const word of words) expect([word, readCarType(word)]).toEqual([word, type]);
  });
});

describe('readItemType', () => {
  it.each([
    ['car', ['car', 'Cars', '', 'Boat', 'constructor', null, 3]],
    ['caravan', ['Caravan', 'caravans', 'RV', 'Camper Trailer']],
    ['truck', ['truck', 'TRUCKS']],
    ['motorcycle', ['Motorcycle', 'motorcycles', 'Motorbike', 'bike']],
  ])('[SR-21] reads %j in %j', (type, words) => {
    for (const word of words) expect([word, readItemType(word)]).toEqual([word, type]);
  });
});

describe('readStatus', () => {
  it.each([
    ['in_stock', ['in_stock', 'In Stock', 'In-Stock', 'InStock', 'Available', 'For Sale']],
    ['coming_soon', ['coming_soon', 'Coming soon', 'ComingSoon']],
    ['sold', ['sold', 'SOLD']],
    ['on_hold', ['On Hold', 'on -  hold']],
    ['unknown', ['', null, undefined, 'null', {}]],
  ])('reads %j in %j', (status, words) => {
    for (const word of words) expect([word, readStatus(word)]).toEqual([word, status]);
  });
});
