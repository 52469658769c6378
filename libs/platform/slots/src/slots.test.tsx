import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import {
  Slot,
  SlotList,
  SlotProvider,
  add,
  checkOverrides,
  defineOverrides,
  emptyFilling,
  remove,
  replace,
  wrap,
} from './index.ts';
import type { Overrides, SlotFilling } from './index.ts';

declare module './registry.ts' {
  interface SlotRegistry {
    'test.price': { dollars: number };
    'test.actions': { car: string };
  }
}

const Price = ({ dollars }: { dollars: number }) => <p>Price {dollars}</p>;
const action = (name: string) => ({
  id: name,
  Component: ({ car }: { car: string }) => <button>{`${name} ${car}`}</button>,
});

function show(overrides: Overrides, contributions: SlotFilling['contributions'] = {}) {
  render(
    <SlotProvider filling={{ contributions, overrides }}>
      <Slot id="test.price" props={{ dollars: 100 }} fallback={Price} />
      <SlotList id="test.actions" props={{ car: 'Rio' }} entries={[action('Call'), action('Enquire')]} />
    </SlotProvider>,
  );
  return screen.getAllByRole('button').map((button) => button.textContent);
}

describe('a slot that holds one part', () => {
  it('shows its default', () => {
    show({});
    expect(screen.getByText('Price 100')).toBeTruthy();
  });
  it('shows the replacement', () => {
    show({ 'test.price': replace(({ dollars }) => <p>Only {dollars}</p>) });
    expect(screen.getByText('Only 100')).toBeTruthy();
    expect(screen.queryByText('Price 100')).toBeNull();
  });
  it('hands the default to what wraps it, layer by layer', () => {
    const around = (word: string) =>
      wrap(({ Default, ...props }: { dollars: number; Default: ComponentType<{ dollars: number }> }) => (
        <section aria-label={word}>
          <Default {...props} />
        </section>
      ));
    show({ 'test.price': [around('inner'), around('outer')] });
    expect(screen.getByLabelText('outer').contains(screen.getByLabelText('inner'))).toBe(true);
    expect(screen.getByLabelText('inner').textContent).toBe('Price 100');
  });
});

describe('a slot that holds a list', () => {
  it('shows the defaults and then what features contribute', () => {
    expect(show({}, { 'test.actions': [action('Reserve')] })).toEqual([
      'Call Rio',
      'Enquire Rio',
      'Reserve Rio',
    ]);
  });
  it('places a contribution before or after another', () => {
    expect(show({}, { 'test.actions': [{ ...action('Reserve'), before: 'Enquire' }] })).toEqual([
      'Call Rio',
      'Reserve Rio',
      'Enquire Rio',
    ]);
  });
  it('adds and removes for the dealer', () => {
    const TestRide = ({ car }: { car: string }) => <button>Ride {car}</button>;
    expect(show({ 'test.actions': [add(TestRide, { after: 'Call' }), remove('Enquire')] })).toEqual([
      'Call Rio',
      'Ride Rio',
    ]);
  });
  it('adds at the end when the anchor is not there', () => {
    const TestRide = ({ car }: { car: string }) => <button>Ride {car}</button>;
    expect(show({ 'test.actions': add(TestRide, { after: 'nobody' }) }).at(-1)).toBe('Ride Rio');
  });
});

describe('override ids', () => {
  const slots = [
    { id: 'test.price', kind: 'one' as const, purpose: 'The price.', stability: 'stable' as const },
  ];
  it('fail with the nearest when unknown', () => {
    expect(checkOverrides([{ id: 'test.prize', overrides: [] }], slots)).toEqual([
      expect.objectContaining({ path: 'overrides["test.prize"]', fix: 'Did you mean "test.price"?' }),
    ]);
  });
  it('pass when known', () =>
    expect(checkOverrides([{ id: 'test.price', overrides: [] }], slots)).toEqual([]));
  it('and props are checked by the compiler', () => {
    // @ts-expect-error there is no such slot
    defineOverrides({ 'test.prize': replace(Price) });
    // @ts-expect-error the part wants a prop that the slot does not give
    defineOverrides({ 'test.price': replace(({ cents }: { cents: number }) => <p>{cents}</p>) });
    expect(emptyFilling.overrides).toEqual({});
  });
});
