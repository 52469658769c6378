import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { NamedCar } from '@forecourt/fixtures';
import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { Button } from '@forecourt/primitives';
import { cardTag } from '@forecourt/tags';
import { highlights, specLists } from '@forecourt/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BodyTypeTile } from './BodyTypeTile.tsx';
import { FinanceWarning } from './FinanceWarning.tsx';
import { KeyInformation } from './KeyInformation.tsx';
import { KeySpecs } from './KeySpecs.tsx';
import { MassBar } from './MassBar.tsx';
import { CardPrice } from './CardPrice.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { Repayment } from './Repayment.tsx';
import type { RepaymentProps } from './Repayment.tsx';
import { SoldPanel } from './SoldPanel.tsx';
import { SpecList } from './SpecList.tsx';
import { VehicleTag } from './VehicleTag.tsx';

/**
 * **Use for** the facts of a vehicle: price, repayment, tags, specifications, masses. Amounts are dollars; masses are kilograms.
 *
 * **Do:** Show the price with its type, and repayment, rate and comparison rate together with `FinanceWarning`. Let `cardTag` choose the
 * tag.
 *
 * **Don't:** Compute or round an amount here: the domain libs do. Do not make a repayment larger than its rates.
 */
const meta = { title: 'Vehicle/Parts' } satisfies Meta;
export default meta;
type Story = StoryObj;

const below = { amount: 1002, basis: 'national' } as const;
const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

const cars = Object.keys(namedCars).filter((name): name is NamedCar => name in namedCars);
const sizes = ['vehicle', 'bare', 'showroom', 'compare', 'row'] as const;

/** The first is that of the controls. */
export const Prices: StoryObj<{ car: NamedCar; size: (typeof sizes)[number]; belowMarket: number }> = {
  args: { car: 'reduced', size: 'vehicle', belowMarket: 1002 },
  argTypes: {
    car: { control: 'select', options: cars },
    size: { control: 'select', options: sizes },
    belowMarket: { control: { type: 'range', min: 500, max: 9000, step: 1 } },
  },
  render: ({ car: named, size, belowMarket }) => (
    <div className="grid max-w-240 gap-8 lg:grid-cols-3">
      <PriceBlock
        size={size}
        price={priceDisplay(namedCars[named], { subscriptions: true })}
        market={{ ...below, amount: belowMarket }}
      />
      {Object.values(namedCars).map((car) => (
        <PriceBlock
          key={car.id}
          size="vehicle"
          price={priceDisplay(car, { subscriptions: true })}
          market={marketIndicator(car) ?? below}
        />
      ))}
      <CardPrice price={priceDisplay(namedCars.reduced)} market={below} />
      <PriceBlock size="row" price={priceDisplay(namedCars.reduced)} />
      <PriceBlock size="bare" price={priceDisplay(namedCars.reduced)} />
      <PriceBlock size="bare" price={priceDisplay(namedCars.bySubscription, { subscriptions: true })} />
      <PriceBlock size="showroom" price={priceDisplay(namedCars.reduced)} market={below} />
      <PriceBlock size="showroom" price={priceDisplay(namedCars.noPrice)} />
    </div>
  ),
};

const percent = { control: { type: 'range', min: 0, max: 20, step: 0.01 } } as const;
const finance = {
  args: {
    ...{ amount: 130, annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
    ...{ frequency: 'weekly', size: 'vehicle', warning },
  },
  argTypes: {
    amount: { control: { type: 'range', min: 1, max: 2000 } },
    annualRatePercent: percent,
    comparisonRatePercent: percent,
    frequency: { control: 'inline-radio', options: ['weekly', 'fortnightly', 'monthly'] },
    size: { control: 'inline-radio', options: ['row', 'vehicle'] },
  },
} satisfies Partial<StoryObj<RepaymentProps & { warning: string }>>;

export const FinanceBlock: StoryObj<RepaymentProps & { warning: string }> = {
  ...finance,
  render: (args) => (
    <div className="max-w-102 rounded-card bg-sunken p-card">
      <Repayment {...args} />
      <FinanceWarning className="mt-3" warning={args.warning} moreHref="#financeDisclaimer" />
    </div>
  ),
};

/** 250, 289, 317 and 337 pixels: on both sides of each change of the layout. */
const WIDTHS = ['w-62.5', 'w-72.25', 'w-79.25', 'w-84.25'];
const long = { amount: 1234, annualRatePercent: 12.89, comparisonRatePercent: 14.89 };

/** The same figures in the font of the dealer and, below each, with wider letters as of the font that is there before it. */
export const FinanceBlockWhileItsFontLoads: StoryObj<RepaymentProps> = {
  args: { ...long, frequency: 'fortnightly', size: 'vehicle' },
  render: (args) => (
    <div className="grid gap-6">
      {WIDTHS.map((width) => (
        <div key={width} className={`grid gap-2 bg-sunken ${width}`}>
          <Repayment {...args} />
          <Repayment {...args} className="tracking-wider" />
        </div>
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    await document.fonts.ready;
    const lists = [...canvasElement.querySelectorAll('dl')];
    const heights = lists.map(({ offsetHeight }) => offsetHeight);
    await expect(heights.filter((_, index) => index % 2 === 1)).toEqual(
      heights.filter((_, index) => index % 2 === 0),
    );
    for (const list of lists.filter((_, index) => index % 2 === 0))
      await expect(list.scrollWidth, `in ${list.offsetWidth} px`).toBeLessThanOrEqual(list.offsetWidth);
  },
};

export const FinanceRow: StoryObj<RepaymentProps & { warning: string }> = {
  ...finance,
  args: { ...finance.args, size: 'row' },
  render: (args) => (
    <div className="max-w-120">
      <Repayment {...args} />
      <FinanceWarning className="mt-3" warning={args.warning} />
    </div>
  ),
};

const kilograms = { control: { type: 'range', min: 500, max: 4500, step: 10 } } as const;

export const Masses: StoryObj<{ tare: number; atm: number }> = {
  args: { tare: 2680, atm: 3500 },
  argTypes: { tare: kilograms, atm: kilograms },
  render: (args) => (
    <div className="grid max-w-160 gap-8">
      <MassBar {...args} />
      <MassBar tare={2680} atm={2900} />
    </div>
  ),
};

export const Specifications: Story = {
  render: () => (
    <div className="grid gap-8">
      <div className="max-w-102">
        <KeySpecs items={highlights(namedCars.plain)} />
        <KeySpecs items={highlights(namedCars.caravan)} className="mt-6" />
      </div>
      <KeyInformation items={specLists(namedCars.plain).featured} />
      <SpecList items={specLists(namedCars.plain).summary} />
      <SpecList items={specLists(namedCars.plain).summary} columns={2} />
    </div>
  ),
};

export const Sold: Story = {
  render: () => (
    <div className="max-w-80">
      <SoldPanel car={namedCars.soldYesterday}>
        <Button size="small">Find me something similar</Button>
      </SoldPanel>
    </div>
  ),
};

export const TagsOfNamedCars: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2 rounded-card bg-stage p-4">
      {Object.values(namedCars).flatMap((car) => {
        const tag = cardTag(car, { now: fixedNow, electricTag: true });
        return tag ? [<VehicleTag key={car.id} tag={tag} />] : [];
      })}
    </div>
  ),
};

export const BodyTypes: Story = {
  render: () => (
    <div className="grid max-w-240 grid-cols-2 gap-3 md:grid-cols-4">
      <BodyTypeTile name="SUV" href="#suv" picture="/pictures/suv/white-side.webp" count={20} />
      <BodyTypeTile name="Sedan" href="#sedan" picture="/pictures/sedan/silver-side.webp" count={6} />
      <BodyTypeTile name="Hatch" href="#hatch" picture="/pictures/hatch/red-side.webp" count={5} />
      <BodyTypeTile name="Ute" href="#ute" picture="/pictures/ute/grey-side.webp" count={null} />
    </div>
  ),
};
