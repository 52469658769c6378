import { describe, expect, it } from 'vitest';
import { parseCar } from '../car/parseCar.ts';
import { ACTION_NAMES, actionsFor } from './actionsFor.ts';
import type { ActionSite } from './actionsFor.ts';
import { FIND_SIMILAR } from './availability.ts';

const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', status: 'in_stock', price: 20_000, slug: 'rio' });
const custom = { label: 'Ask a friend', href: 'https://friend.example/', variant: 'text' } as const;
const site: ActionSite = { features: { finance: true, checkout: true, tradeIn: true }, customAction: custom };
const names = (fields: Partial<typeof car>, over: ActionSite = site) =>
  actionsFor({ ...car, ...fields }, over).map(({ name }) => name);

describe('actionsFor', () => {
  it('shows every button in the order of the specification by default', () => {
    expect(names({})).toEqual([...ACTION_NAMES]);
    expect(actionsFor(car, site)).toEqual([
      { name: 'details', href: '/cars/rio' },
      { name: 'testDrive' },
      { name: 'finance' },
      { name: 'reserve' },
      { name: 'tradeIn' },
      { name: 'enquire', enquiry: null },
      { name: 'custom', ...custom },
    ]);
  });

  it('uses the order of the car type, each once, and ignores unknown names', () => {
    const actions = { used: ['enquire', 'teleport', 'testDrive', 'enquire'], new: ['details'] };
    expect(names({}, { ...site, actions })).toEqual(['enquire', 'testDrive']);
    expect(names({ car_type: 'new' }, { ...site, actions })).toEqual(['details']);
    expect(names({ car_type: 'demo' }, { ...site, actions })).toEqual([...ACTION_NAMES]);
    expect(names({}, { ...site, actions: { used: [] } })).toEqual([]);
    const features = { garage: true, autogauge: true };
    expect(names({}, { features, actions: { used: ['garage', 'autogauge', 'details'] } })).toEqual([
      'details',
    ]);
  });

  it('[VD-20] shows only “find similar” for a sold vehicle, with any site settings', () => {
    expect(actionsFor({ ...car, status: 'sold' }, site)).toEqual([
      { name: 'findSimilar', enquiry: FIND_SIMILAR },
    ]);
  });

  it('[VD-20] prefills the enquiry of an unavailable vehicle, and shows no button that needs an available one', () => {
    expect(actionsFor({ ...car, status: 'on_hold' }, { ...site, customAction: null })).toEqual([
      { name: 'details', href: '/cars/rio' },
      { name: 'enquire', enquiry: FIND_SIMILAR },
    ]);
  });

  it.each([
    [{ reserved: true }, ['testDrive', 'reserve', 'tradeIn']],
    [{ price: null }, ['finance', 'reserve', 'tradeIn']],
    [{ price: 200 }, ['tradeIn']],
    [{ status: 'coming_soon' }, ['testDrive', 'reserve', 'tradeIn']],
    [{ features: { finance: false } }, ['finance']],
  ])('on %j leaves out %j', (fields, missing) => {
    expect(names(fields)).toEqual(ACTION_NAMES.filter((name) => !missing.includes(name)));
  });

  it.each([
    ['https://friend.example/a?b', true],
    ['HTTPS://friend.example', true],
    ['http://friend.example', false],
    ['javascript:alert(1)', false],
    ['x https://friend.example', false],
    ['https://friend.example/a b', false],
    ['https://', false],
    ['/finance', false],
  ])('shows the site’s own button to %j: %j', (href, shown) => {
    expect(names({}, { ...site, customAction: { label: 'Ask', href } }).includes('custom')).toBe(shown);
  });

  it('shows no custom button if the site has none', () => {
    expect(names({}, { actions: { used: ['custom'] } })).toEqual([]);
  });

  it('accepts lists only for known car types', () => {
    // @ts-expect-error cars are new, demo or used; a list for "stolen" would never show
    const wrong: ActionSite = { actions: { stolen: ['details'] } };
    expect(names({}, wrong)).toEqual(['details', 'testDrive', 'enquire']);
  });
});
