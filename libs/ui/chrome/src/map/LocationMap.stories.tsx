import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LocationMap } from './LocationMap.tsx';
import { LocationsMap } from './LocationsMap.tsx';
import { at, mapHost, never, refused, source, withStyle } from './testing/mapHost.ts';

/**
 * **Use for** the place of one location. It is the address until the visitor asks for the map.
 *
 * **Do:** Show the address as text beside it; the map is an extra.
 *
 * **Don't:** Use it for several places (`LocationsMap`, or `PlacesMap` to choose them).
 */
const meta = {
  title: 'Chrome/Map',
  component: LocationMap,
  beforeEach: mapHost(withStyle),
  args: {
    name: 'Example Motors Newstead',
    address: '1 Example Street, Newstead',
    at,
    href: '#elsewhere',
    source,
    className: 'h-80 w-full rounded-media',
  },
  argTypes: { source: { control: false } },
  parameters: { shownInBrowser: ['name', 'at', 'href'] },
} satisfies Meta<typeof LocationMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Show the map' }));
  return canvas;
};
const phone = { viewport: { value: 'phone' } };

export const Drawn: Story = { args: { source: null } };
export const Offered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Show the map' })).toBeVisible();
    await expect(canvas.getByText(/comes from tiles\.example/)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const OfferedOnAPhone: Story = {
  globals: phone,
  args: { address: '9210 Breakfast Creek Road, Newstead QLD 4006', className: 'h-65 w-full rounded-media' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Show the map' });
    const panel = button.parentElement?.getBoundingClientRect();
    const address = canvas.getByText(args.address).getBoundingClientRect();
    await expect(address.bottom).toBeLessThanOrEqual(panel?.top ?? 0);
  },
};
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    const hide = await canvas.findByRole('button', { name: 'Hide the map' });
    await expect(hide).toHaveFocus();
    const map = canvas.getByRole('region', { name: 'Map around Example Motors Newstead' });
    await expect(map).toBeVisible();
    await expect(canvas.getByText('© Streets of the story')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Example Motors Newstead' })).toBeVisible();
    await userEvent.tab();
    await expect(map).toHaveFocus();
  },
};
const towns = [
  'Chermside',
  'Aspley',
  'Kedron',
  'Strathpine',
  'Brendale',
  'Caboolture',
  'Redcliffe',
  'Kotara',
];
const places = towns.map((name, index) => ({ name, lat: at.lat + index / 200, long: at.long - index / 300 }));
/** Several places: their number and towns until the visitor asks for the map. */
export const OfSeveralPlaces: StoryObj = {
  globals: phone,
  render: () => (
    <LocationsMap places={places} towns={towns} source={source} className="h-75 w-full rounded-media" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Show the map' });
    const panel = button.parentElement?.getBoundingClientRect();
    const text = canvas.getByText(/^Chermside, Aspley/).getBoundingClientRect();
    await expect(text.bottom).toBeLessThanOrEqual(panel?.top ?? 0);
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'Map of 8 locations' })).toBeVisible();
  },
};
export const ShownOnAPhone: Story = {
  globals: phone,
  args: { className: 'h-65 w-full rounded-media' },
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await canvas.findByRole('button', { name: 'Hide the map' });
  },
};
export const HiddenAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the map' }));
    await expect(await canvas.findByRole('button', { name: 'Show the map' })).toHaveFocus();
    await expect(canvas.getByRole('figure', { name: /^Address: / })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Automatic: Story = {
  beforeEach: mapHost(withStyle, true),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Hide the map' });
  },
};
export const Loading: Story = {
  beforeEach: mapHost(never),
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Loading the map…' })).toHaveFocus();
    await expect(canvas.getByRole('figure', { name: /^Address: / })).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: mapHost(refused),
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect(canvas.getByText(/^The map didn’t load\./)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#elsewhere');
    await expect(canvas.getByRole('figure', { name: /^Address: / })).toBeVisible();
  },
};
