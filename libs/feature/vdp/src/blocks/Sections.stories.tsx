import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { exampleLocation } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import type { sectionOptions } from '../section-options.ts';
import type { VehicleBlockProps } from '../slots.ts';
import { exampleSections } from '../testing/example-sections.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Delivery } from './Delivery.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { FuelCost } from './FuelCost.tsx';
import { Questions } from './Questions.tsx';
import { SalesCounter } from './SalesCounter.tsx';
import { Tiles } from './Tiles.tsx';
import { Where } from './Where.tsx';
import { WhyBuyPanel } from './WhyBuyPanel.tsx';

interface Args {
  Block: ComponentType<VehicleBlockProps>;
  car: Car;
  sections: z.input<typeof sectionOptions>;
}

const yard = (id: number, name: string, location_type: 'sales' | 'service' | 'parts') => ({
  ...exampleLocation,
  id,
  name,
  slug: `yard-${id}`,
  location_type,
  primary: id === 101,
});
const locations = [
  yard(101, 'Example Motors Newstead', 'sales'),
  yard(102, 'Example Motors Workshop', 'service'),
  yard(103, 'Example Motors Parts', 'parts'),
];

/**
 * **Use for** the sections below the facts of a vehicle. **Do:** give each a heading, so that the page has an outline. **Don't:** show an
 * empty section.
 */
const meta = {
  title: 'Vehicle page/Sections',
  parameters: { layout: 'fullscreen' },
  args: { Block: FuelCost, car: namedCars.plain, sections: exampleSections },
  argTypes: { Block: { control: false }, sections: { control: false } },
  render: ({ Block, car, sections }) => (
    <TestSite site={testSite('classic', { sections }, { locations, delivery: {} })}>
      <Block car={car} now={fixedNow} />
    </TestSite>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fuel: Story = {
  name: 'Fuel cost',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Distance a week'));
    await userEvent.type(canvas.getByLabelText('Distance a week'), '1,000 kms');
    await expect(canvas.getByRole('status')).toHaveTextContent('About $105 per week');
  },
};
export const FuelNotUnderstood: Story = {
  name: 'Fuel cost, not understood',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Price per litre'), ' or so');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Enter a price');
  },
};
export const FuelAssumed: Story = { name: 'Fuel cost, assumed', args: { car: carWith({ variant: null }) } };
export const WhereToSeeIt: Story = { args: { Block: Where } };
export const WhereWithAMap: Story = {
  args: { Block: Where },
  render: ({ Block, car, sections }) => (
    <TestSite
      site={testSite(
        'classic',
        { sections },
        { locations, map: { styleUrl: 'https://tiles.example/styles/plain' } },
      )}
    >
      <Block car={car} now={fixedNow} />
    </TestSite>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Show the map' })).toBeVisible();
  },
};
export const WhereInEveryVariant: Story = {
  render: ({ car }) => (
    <>
      {(['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all', 103] as const).map((where) => (
        <TestSite key={where} site={testSite('classic', { sections: { where } }, { locations })}>
          <p className="container-site border-b border-line pt-6 text-small text-ink-2">{where}</p>
          <Where car={car} now={fixedNow} />
        </TestSite>
      ))}
    </>
  ),
};
export const QuestionsThatUnfold: Story = {
  name: '[VD-16] Questions (FAQ): an answer unfolds in 300 ms',
  args: { Block: Questions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = canvas.getByText('Is the deposit refundable?');
    const fold = question.closest('details') ?? canvasElement;
    await expect(fold.getBoundingClientRect().height).toBeLessThan(80);
    const unfolding = getComputedStyle(fold, '::details-content');
    await expect([unfolding.transitionProperty, unfolding.transitionDuration]).toEqual([
      'block-size, content-visibility',
      '0.3s, 0.3s',
    ]);
    await userEvent.click(question);
    await expect(await canvas.findByText('Yes, in full.')).toBeVisible();
    await waitFor(() => expect(fold.getBoundingClientRect().height).toBeGreaterThan(80));
  },
};
export const ThreeTiles: Story = { name: 'Tile banner', args: { Block: Tiles } };
export const ReasonsToBuyHere: Story = { name: 'Why buy from us', args: { Block: WhyBuyPanel } };
export const CounterOfTheMonth: Story = { name: 'Sales counter', args: { Block: SalesCounter } };
export const SmallPrint: Story = { name: 'Disclaimer', args: { Block: Disclaimer } };
export const DeliveryIdle: Story = { name: 'Delivery estimate', args: { Block: Delivery } };
export const DeliveryWithoutAPostcode: Story = {
  name: 'Delivery estimate, without a postcode',
  args: { Block: Delivery },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(await canvas.findByText('Please enter a postcode.')).toBeVisible();
  },
};
