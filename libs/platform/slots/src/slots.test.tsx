import { shelf } from '@forecourt/mini-sites';
import type { shelfSite } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import type { SlotsOfSite } from '@forecourt/site-config';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  SlotProvider,
  above,
  add,
  below,
  defineOverrides,
  emptyFilling,
  remove,
  replace,
  slotsOf,
  wrap,
} from './index.ts';
import type { ListOverride, Overrides, SlotFilling } from './index.ts';

const { Slot, SlotList, useSlotFilled } = slotsOf<SlotsOfSite<typeof shelfSite>>();

const Price = ({ dollars }: { dollars: number }) => <p>Price {dollars}</p>;
const action = (id: string) => ({
  id,
  Component: ({ car }: { car: string }) => <button>{`${id} ${car}`}</button>,
});
const contributions: SlotFilling['contributions'] = { 'shelf.actions': [action('call'), action('enquire')] };

function show(overrides: Overrides<typeof shelfSite>, more: SlotFilling['contributions'] = {}) {
  render(
    <SlotProvider filling={{ contributions: { ...contributions, ...more }, overrides }}>
      <Slot id="shelf.price" props={{ dollars: 100 }} fallback={Price} />
      <SlotList id="shelf.actions" props={{ car: 'Rio' }} />
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
    show({ 'shelf.price': replace(({ dollars }) => <p>Only {dollars}</p>) });
    expect(screen.getByText('Only 100')).toBeTruthy();
    expect(screen.queryByText('Price 100')).toBeNull();
  });
  it('passes the default part to each wrapper', () => {
    const around = (word: string) =>
      wrap<{ dollars: number }>(({ Default, ...props }) => (
        <section aria-label={word}>
          <Default {...props} />
        </section>
      ));
    show({ 'shelf.price': [around('inner'), around('outer')] });
    expect(screen.getByLabelText('outer').contains(screen.getByLabelText('inner'))).toBe(true);
    expect(screen.getByLabelText('inner').textContent).toBe('Price 100');
  });
  it('shows a note above and below the part, with the props of the slot', () => {
    show({ 'shelf.price': [below(({ dollars }) => <p>No fee on {dollars}</p>), above(() => <p>Today</p>)] });
    expect(document.querySelector('[data-slot="shelf.price"]')?.textContent).toBe(
      'TodayPrice 100No fee on 100',
    );
  });
});

describe('a slot that holds a list', () => {
  it('shows what features contribute, in order', () => {
    expect(show({})).toEqual(['call Rio', 'enquire Rio']);
  });
  it('places a contribution before or after another', () => {
    const placed = [action('call'), action('enquire'), { ...action('reserve'), before: 'enquire' }];
    expect(show({}, { 'shelf.actions': placed })).toEqual(['call Rio', 'reserve Rio', 'enquire Rio']);
  });
  it('adds and removes for the dealer', () => {
    const TestRide = ({ car }: { car: string }) => <button>Ride {car}</button>;
    const overrides = { 'shelf.actions': [add(TestRide, { id: 'ride', after: 'call' }), remove('enquire')] };
    expect(show(overrides)).toEqual(['call Rio', 'Ride Rio']);
  });
  it('reports whether it has entries', () => {
    const Heading = () => (useSlotFilled('shelf.empty') ? <h2>More</h2> : null);
    const page = (more: SlotFilling['contributions']) =>
      render(
        <SlotProvider filling={{ contributions: more, overrides: {} }}>
          <Heading />
        </SlotProvider>,
      );
    page({});
    expect(screen.queryByText('More')).toBeNull();
    page({ 'shelf.empty': [{ id: 'more', Component: () => <p>More to come</p> }] });
    expect(screen.getByText('More')).toBeTruthy();
  });
});

describe('the compiler', () => {
  it('takes an added component that wants fewer props than the slot gives', () => {
    const Make = ({ make }: { make: string }) => <p>{make}</p>;
    const added: ListOverride<{ make: string; found: number }, never> = add(Make, { id: 'make' });
    expect(added).toMatchObject({ verb: 'add', Component: Make });
  });
  it('refuses unknown slots and entries, and verbs that do not fit the kind of the slot', () => {
    const Ride = ({ car }: { car: string }) => <p>{car}</p>;
    const Cents = ({ cents }: { cents: number }) => <p>{cents}</p>;
    const written = [
      // @ts-expect-error there is no such slot
      defineOverrides<typeof shelfSite>({ 'shelf.prize': replace(Price) }),
      // @ts-expect-error the part wants a prop that the slot does not give
      defineOverrides<typeof shelfSite>({ 'shelf.price': replace(Cents) }),
      // @ts-expect-error a list cannot be wrapped
      defineOverrides<typeof shelfSite>({ 'shelf.actions': wrap(({ Default }) => <Default car="Rio" />) }),
      // @ts-expect-error a list cannot be replaced
      defineOverrides<typeof shelfSite>({ 'shelf.actions': replace(Ride) }),
      // @ts-expect-error nothing can be added to a slot that holds one part
      defineOverrides<typeof shelfSite>({ 'shelf.price': add(Price, { id: 'second' }) }),
      // @ts-expect-error nothing can be removed from a slot that holds one part
      defineOverrides<typeof shelfSite>({ 'shelf.price': remove('call') }),
      // @ts-expect-error no entry of the site has this id
      defineOverrides<typeof shelfSite>({ 'shelf.actions': add(Ride, { id: 'ride', after: 'enquiry' }) }),
      // @ts-expect-error no entry of the site has this id
      defineOverrides<typeof shelfSite>({ 'shelf.actions': remove('reserve') }),
      defineOverrides<typeof shelfSite>({
        'site.footer': below(() => <p>Open on Sunday</p>),
        'shelf.price': [wrap(({ Default, ...props }) => <Default {...props} />), above(() => <p>Today</p>)],
        'shelf.actions': [add(Ride, { id: 'ride', before: 'call' }), remove('enquire')],
      }),
    ];
    expect(written).toHaveLength(9);
    expect(emptyFilling.overrides).toEqual({});
  });
  it('accepts only the slots of the site’s features', () => {
    const bare = defineDealer({ ...exampleDealer, features: [] });
    // @ts-expect-error this site has no shelf
    defineOverrides<typeof bare>({ 'shelf.price': below(() => <p>Today</p>) });
    const both = defineDealer({ ...exampleDealer, slug: 'both', features: [shelf()] });
    defineOverrides<typeof both>({ 'shelf.price': below(({ dollars }) => <p>{dollars.toFixed(0)}</p>) });
    expect(bare.slots.length).toBeLessThan(both.slots.length);
  });
});
