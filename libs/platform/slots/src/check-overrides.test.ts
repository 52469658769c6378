import type { SiteSlot } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { checkOverrides } from './check-overrides.ts';
import type { WrittenOverride } from './check-overrides.ts';

const slots: SiteSlot[] = [
  { id: 'vdp.price', kind: 'one', purpose: 'Price.' },
  { id: 'vdp.actions', kind: 'list', purpose: 'Buttons.' },
  { id: 'vdp.gone', kind: 'list', purpose: 'Ways on.' },
];
const contributions = [
  { slot: 'vdp.actions', id: 'enquiry', module: '@x/enquiry/slots/a' },
  { slot: 'vdp.actions', id: 'save', module: '@x/garage/slots/b' },
];
const of = (slot: string, ...overrides: WrittenOverride[]) =>
  checkOverrides([{ id: slot, overrides }], slots, contributions);

describe('a mistake in the overrides', () => {
  it.each<[string, string, WrittenOverride, string, string]>([
    [
      'a position after an entry with a typo',
      'vdp.actions',
      { kind: 'add', id: 'ride', after: 'enquiri' },
      'the list has no entry "enquiri"',
      'Did you mean "enquiry"?',
    ],
    [
      'a position before an unknown entry',
      'vdp.actions',
      { kind: 'add', id: 'ride', before: 'calculator' },
      'the list has no entry "calculator"',
      'The entries are: enquiry, save.',
    ],
    [
      'the removal of an unknown entry',
      'vdp.gone',
      { kind: 'remove', id: 'enquiry' },
      'the list has no entry "enquiry"',
      'The list is empty: no feature of the site contributes to it.',
    ],
    [
      'an id that is already used',
      'vdp.actions',
      { kind: 'add', id: 'save' },
      'an entry "save" is there already',
      'Give it an id of its own: add(Part, { id: … }).',
    ],
    [
      'add() on a slot that holds one part',
      'vdp.price',
      { kind: 'add', id: 'note' },
      'add() is for a list, and this slot holds one part',
      'Use above(), below() or wrap() to put something beside the part, or replace() to put another in its place.',
    ],
    [
      'remove() on a slot that holds one part',
      'vdp.price',
      { kind: 'remove', id: 'note' },
      'remove() is for a list, and this slot holds one part',
      'Use replace(() => null) to show nothing there.',
    ],
    [
      'wrap() on a list slot',
      'vdp.actions',
      { kind: 'wrap' },
      'wrap() is for a slot of one part, and this one holds a list',
      'Use add() and remove().',
    ],
  ])('is reported with a fix: %s', (_mistake, slot, override, what, fix) => {
    expect(of(slot, override)).toMatchObject([{ path: `overrides["${slot}"]`, what, fix }]);
  });

  it('is a slot that is overridden twice', () => {
    const twice = [
      { id: 'vdp.price', overrides: [] },
      { id: 'vdp.price', overrides: [] },
    ];
    expect(checkOverrides(twice, slots)).toMatchObject([{ what: 'the slot is overridden twice' }]);
  });

  it('is not reported for entries of features and entries added before', () => {
    expect(
      of(
        'vdp.actions',
        { kind: 'add', id: 'ride', after: 'enquiry' },
        { kind: 'add', id: 'call', before: 'ride' },
        { kind: 'remove', id: 'save' },
      ),
    ).toEqual([]);
    expect(of('vdp.price', { kind: 'wrap' })).toEqual([]);
    expect(of('vdp.gone', { kind: 'add', id: null })).toEqual([]);
  });
});
