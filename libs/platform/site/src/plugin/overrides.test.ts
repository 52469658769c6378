import { describe, expect, test } from 'vitest';
import { overridesOf } from './overrides-of.ts';
import { overrideEntries } from './overrides.ts';

const source = `
import { add, defineOverrides, wrap } from '@forecourt/slots';
import { Footer } from './content/parts/Footer.tsx';
import { Ride } from './content/parts/Ride.tsx';

export default defineOverrides({
  'vdp.price': wrap(({ Default, ...props }) => <p><Default {...props} /></p>),
  'site.footer': wrap(Footer),
  // The test ride comes after the enquiry.
  'vdp.actions': [add(Ride, { id: 'ride', after: 'enquiry' }), remove('save'), ours],
});
`;

describe('the overrides of a dealer', () => {
  test('are parsed with the ids of their slots', () => {
    expect(overrideEntries(source)?.map(({ id }) => id)).toEqual(['vdp.price', 'site.footer', 'vdp.actions']);
  });

  test('are parsed with their verbs and the entries that they name', () => {
    expect(overrideEntries(source)?.map(({ overrides }) => overrides)).toEqual([
      [{ kind: 'wrap' }],
      [{ kind: 'wrap' }],
      [
        { kind: 'add', id: 'ride', after: 'enquiry' },
        { kind: 'remove', id: 'save' },
      ],
    ]);
  });

  test.each([
    ['vdp', ['vdp.price', 'vdp.actions']],
    ['vdp.price', ['vdp.price']],
    ['site', ['site.footer']],
    ['home', []],
  ])('of %s are separated from the others', (owner, ids) => {
    const text = overridesOf(source, owner);
    expect(overrideEntries(text)?.map(({ id }) => id)).toEqual(ids);
    expect(text).toContain("import { Footer } from './content/parts/Footer.tsx';");
  });

  test.each([
    ['a variable', 'const own = {};\nexport default own;'],
    ['a computed key', "export default defineOverrides({ ['vdp' + '.price']: wrap(A) });"],
  ])('written as %s are not separated', (_, other) => {
    expect(overrideEntries(other)).toBeNull();
    expect(overridesOf(other, 'vdp')).toBe(other);
  });
});
