import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { SlotProvider, slotsOf } from '@forecourt/slots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { overriddenSlots } from './dealerOverrides.ts';
import type { OverriddenSlot } from './dealerOverrides.ts';

const beds = namedCars.caravan.specifications;

interface Args {
  status: 'in_stock' | 'sold';
  itemType: 'car' | 'caravan' | 'motorcycle';
  sleeps: number;
}

/**
 * What the dealer of the toolbar changes in the parts of its pages: each entry of its `overrides.tsx`, at its slot and in its look. A dashed box stands for
 * the part of the platform.
 *
 * **Use for** the review of a dealer's own parts: choose the dealer, a state of the vehicle, and a width. **Do:** look at both states, because a part may
 * show nothing for a sold vehicle. **Don't:** judge the place on the page here; the site of the dealer shows it between its neighbours.
 */
const meta = {
  title: 'Dealers/Overrides',
  args: { status: 'in_stock', itemType: 'caravan', sleeps: 6 },
  argTypes: {
    status: {
      control: 'inline-radio',
      options: ['in_stock', 'sold'],
      description: 'Whether the vehicle is sold',
    },
    itemType: {
      control: 'inline-radio',
      options: ['car', 'caravan', 'motorcycle'],
      description: 'The kind of vehicle',
    },
    sleeps: {
      control: { type: 'number', min: 0, max: 10 },
      description: 'For how many people a caravan has beds',
    },
  },
  render: ({ status, itemType, sleeps }, { globals }) => {
    const slots = overriddenSlots(globals['dealer']);
    const props = {
      car: carWith({ status, item_type: itemType, specifications: beds && { ...beds, sleeps } }),
      now: fixedNow,
    };
    if (slots.length === 0) return <p>This dealer shows every part as the platform has it.</p>;
    return (
      <div className="grid gap-10">
        {slots.map((slot) => (
          <Overridden key={slot.id} slot={slot} props={props} />
        ))}
      </div>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const regions = within(canvasElement).queryAllByRole('region');
    await expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(
      overriddenSlots(globals['dealer']).map(({ id }) => id),
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The slots of any feature: their ids and props come from the dealer. */
const { Slot, SlotList } = slotsOf<Record<string, never>>();

const PLATFORM = 'The part of the platform';

const PartOfThePlatform = () => (
  <p className="rounded-card border border-dashed border-line-strong p-panel text-ink-2">{PLATFORM}</p>
);

function Overridden({ slot: { id, overrides, isList }, props }: { slot: OverriddenSlot; props: object }) {
  return (
    <section aria-label={id}>
      <h2 className="mb-3 text-small text-ink-2">
        <code>{id}</code>: {overrides.map(({ verb }) => verb).join(', ')}
      </h2>
      <SlotProvider filling={{ contributions: {}, overrides: { [id]: overrides } }}>
        {isList ? (
          <SlotList id={id as never} props={props as never} />
        ) : (
          <Slot id={id as never} props={props as never} fallback={PartOfThePlatform as never} />
        )}
      </SlotProvider>
    </section>
  );
}

/** A vehicle that is for sale. */
export const ForSale: Story = {
  play: async (context) => {
    await meta.play(context);
    for (const { id, overrides } of overriddenSlots(context.globals['dealer'])) {
      if (!overrides.some(({ verb }) => verb === 'add' || verb === 'above' || verb === 'below')) continue;
      const region = within(context.canvasElement).getByRole('region', { name: id });
      const texts = [...region.children].slice(1).map(({ textContent }) => textContent.replace(PLATFORM, ''));
      await expect(texts.join(''), id).not.toBe('');
    }
  },
};

/** A vehicle that was sold a short time ago. */
export const Sold: Story = { args: { status: 'sold' } };

/** A car, for a dealer who sells cars beside caravans. */
export const Car: Story = { args: { itemType: 'car' } };
