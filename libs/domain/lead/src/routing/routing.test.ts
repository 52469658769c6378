import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remapCareer } from '../payload/remapCareer.ts';
import { leadDepartment } from './leadDepartment.ts';
import { leadRecipients } from './leadRecipients.ts';
import { leadRoute, type LeadRouteFacts, type LeadRouteRule } from './leadRoute.ts';

const rule = (changes: Partial<LeadRouteRule>): LeadRouteRule => ({
  ...{ categories: [], departments: [], locations: [], hours: null, share: 'all' },
  to: ['any@dealer.example'],
  ...changes,
});
const facts = (changes: Partial<LeadRouteFacts> = {}): LeadRouteFacts => ({
  ...{ category: 'Vehicle Enquiry', subcategory: null, department: 'sales', locationId: 101, open: true },
  ...changes,
});

describe('the department of a lead', () => {
  it.each([
    ['Vehicle Enquiry', 'sales', 'sales'],
    ['Vehicle Enquiry', '', 'sales'],
    ['Vehicle Enquiry', null, 'sales'],
    ['Vehicle Enquiry', 'service', 'service'],
    ['Service Booking', 'sales', 'service'],
    ['Service Booking', 'parts', 'parts'],
    ['Parts Enquiry', null, 'parts'],
    ['PART request', null, 'parts'],
    ['Spare-parts', null, 'parts'],
    ['Servicing', null, 'service'],
    ['Customer serviceability', null, 'sales'],
    ['Party hire', null, 'sales'],
    [null, null, 'sales'],
  ] as const)('of %j at a location of type %j is %s', (category, locationType, department) =>
    expect(leadDepartment({ category, locationType })).toBe(department),
  );
});

describe('the route of a lead', () => {
  const night = rule({ hours: 'closed', to: ['night@dealer.example'] });
  const fleet = rule({ categories: ['Fleet Enquiry'], to: ['fleet@dealer.example'] });
  const careers = rule({ categories: ['career enquiry '], to: ['people@dealer.example'] });
  const service = rule({ departments: ['service', 'parts'], to: ['workshop@dealer.example'] });
  const north = rule({ locations: [102, 103], departments: ['sales'], to: ['north@dealer.example'] });
  const rules = [fleet, careers, service, night, north];

  it.each([
    ['nothing matches', {}, null],
    ['its category', { category: 'fleet enquiry' }, fleet],
    ['its subcategory', { category: 'General Enquiry', subcategory: 'Career Enquiry' }, careers],
    ['its department', { department: 'parts' }, service],
    ['its location', { locationId: 103 }, north],
    ['another location', { locationId: 104 }, null],
    ['no location', { locationId: null }, null],
    ['a location and another department', { locationId: 103, department: 'service' }, service],
    ['a closed location', { open: false }, night],
    ['the first of two', { open: false, locationId: 103 }, night],
    ['hours that are not known', { open: null }, null],
  ] as const)('by %s', (_name, changes, expected) => expect(leadRoute(rules, facts(changes))).toBe(expected));

  it('of a career enquiry by a rule with the category of its form, whose lead has another', () => {
    const people = rule({ categories: ['Careers'], to: ['people@dealer.example'] });
    const lead = remapCareer({ category: 'Careers', subcategory: null });
    expect(leadRoute([fleet, people], facts(lead))).toBe(people);
    expect(leadRoute([people], facts({ category: 'General Enquiry' }))).toBeNull();
  });

  it('passes over a rule without addresses', () =>
    expect(leadRoute([rule({ to: [] }), north], facts({ locationId: 102 }))).toBe(north));

  it('a rule without conditions catches every lead', () => {
    fc.assert(
      fc.property(
        fc.record({
          category: fc.option(fc.string()),
          subcategory: fc.option(fc.string()),
          department: fc.constantFrom('sales' as const, 'service' as const, 'parts' as const),
          locationId: fc.option(fc.integer()),
          open: fc.option(fc.boolean()),
        }),
        (any) => {
          expect(leadRoute([...rules, rule({})], any)).not.toBeNull();
        },
      ),
    );
  });
});

describe('who gets a lead', () => {
  const to = ['a@dealer.example', 'b@dealer.example', 'c@dealer.example'];
  const fallback = 'sales@dealer.example';

  it.each([
    [null, 0, [fallback]],
    [{ to: [], share: 'in-turn' }, 5, [fallback]],
    [{ to, share: 'all' }, 1, to],
    [{ to, share: 'in-turn' }, 0, ['a@dealer.example']],
    [{ to, share: 'in-turn' }, 2, ['c@dealer.example']],
    [{ to, share: 'in-turn' }, 3, ['a@dealer.example']],
  ] as const)('%j in turn %i is %j', (route, turn, expected) =>
    expect(leadRecipients(route, { turn, fallback })).toEqual(expected),
  );

  it('in turns, nobody gets more than one lead more than another', () => {
    const people = fc.uniqueArray(fc.emailAddress(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(people, fc.nat(200), fc.nat(10_000), (list, turns, first) => {
        const counts = new Map(list.map((each) => [each, 0]));
        for (let turn = first; turn < first + turns; turn += 1)
          for (const each of leadRecipients({ to: list, share: 'in-turn' }, { turn, fallback }))
            counts.set(each, (counts.get(each) ?? 0) + 1);
        const all = [...counts.values()];
        expect(all).toHaveLength(list.length);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
