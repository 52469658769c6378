import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlacesMap } from './PlacesMap.tsx';
import type { PlacesMapProps } from './PlacesMap.tsx';
import { at, mapHost, source, withStyle } from './testing/mapHost.ts';

/** Two places that are one mark until the map is close, one apart from them, and one without stock. */
const places = [
  { id: 'newstead', name: 'Example Motors Newstead', ...at },
  { id: 'albion', name: 'Example Motors Albion', lat: at.lat + 0.004, long: at.long + 0.004 },
  { id: 'caboolture', name: 'Example Motors Caboolture', lat: at.lat + 0.36, long: at.long - 0.1 },
  { id: 'redcliffe', name: 'Example Motors Redcliffe', lat: at.lat + 0.21, long: at.long + 0.07 },
];

/** The map reads the codes of keys. */
const MINUS = 189;
const ARROW_LEFT = 37;

/** Chooses as a search does: the counts follow. */
function Chosen(props: PlacesMapProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <PlacesMap
      {...props}
      chosen={chosen}
      onChoose={(id) => {
        props.onChoose(id);
        setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
      }}
    />
  );
}

/**
 * **Use for** the choice of places in a search, each with its number of vehicles.
 *
 * **Do:** Show the same choice as a list: the map is a second way to it. Places that are close together are one mark with their sum.
 *
 * **Don't:** Use it for a single place (`LocationMap`), or make the map the only way to choose.
 */
const meta = {
  title: 'Chrome/Places map',
  component: PlacesMap,
  render: (args) => <Chosen {...args} />,
  beforeEach: mapHost(withStyle, true),
  args: {
    title: 'Map of 4 locations',
    places,
    counts: new Map([
      ['newstead', 34],
      ['albion', 8],
      ['caboolture', 120],
    ]),
    chosen: [],
    words: (count: number) => `${count} vehicles`,
    onChoose: fn(),
    source,
    className: 'h-100 w-full rounded-media bg-sunken',
  },
  argTypes: { source: { control: false }, counts: { control: false } },
  parameters: { shownInBrowser: ['title', 'places', 'chosen'] },
} satisfies Meta<typeof PlacesMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { beforeEach: mapHost(withStyle) };

/** Places that are close together are one mark with their sum. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Map of 4 locations' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '2 places, 42 vehicles. Zoom in' })).toBeVisible();
    const far = canvas.getByRole('button', { name: 'Example Motors Caboolture, 120 vehicles' });
    await expect(far).toHaveAttribute('aria-pressed', 'false');
    await expect(
      canvas.getByRole('button', { name: 'Example Motors Redcliffe, 0 vehicles' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ShownOnAPhone: Story = { ...Shown, globals: { viewport: { value: 'phone' } } };

/** A mark is a button: Enter chooses its place, and it keeps the focus. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await canvas.findByRole('button', { name: 'Example Motors Caboolture, 120 vehicles' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('caboolture');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(mark).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Example Motors Redcliffe, 0 vehicles' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

const SEVERAL = { name: '2 places, 42 vehicles. Zoom in' };
const NEWSTEAD = { name: 'Example Motors Newstead, 34 vehicles' };
const ALBION = { name: 'Example Motors Albion, 8 vehicles' };

/** Marks that are nearer to each other than this become one, pixels. */
const NEAR = 48;

/** How far apart the two marks are in the closest view, 0.004 degrees each way, pixels. */
const CLOSEST = 280;

/** The way from one of the two marks to the other, pixels; none while they are not both there. */
function way(canvas: ReturnType<typeof within>): [x: number, y: number] {
  const marks = [NEWSTEAD, ALBION].map((mark) => canvas.queryByRole('button', mark));
  const [from, to] = marks.map((mark) => mark?.getBoundingClientRect());
  return from && to ? [to.left - from.left, from.top - to.top] : [0, 0];
}
const apart = (canvas: ReturnType<typeof within>) => Math.hypot(...way(canvas));

/** Presses the mark of two places, and finds the mark of one of them. */
async function closerTo(canvas: ReturnType<typeof within>, mark: { name: string }): Promise<HTMLElement> {
  (await canvas.findByRole('button', SEVERAL)).focus();
  await userEvent.keyboard('{Enter}');
  return canvas.findByRole('button', mark);
}

/** Waits until the map has come to the two places and rests: only then marks are at whole pixels. */
const arrived = (canvas: ReturnType<typeof within>) =>
  waitFor(async () => {
    await expect(apart(canvas)).toBeGreaterThan(CLOSEST - 2);
    for (const pixels of way(canvas)) await expect(pixels).toBeCloseTo(Math.round(pixels), 3);
  });

/** Presses a key of the map where the focus is. */
async function pressOnMap(keyCode: number): Promise<void> {
  if (!document.activeElement) throw new Error('Nothing has the focus.');
  await fireEvent.keyDown(document.activeElement, { keyCode });
}

/** The mark of several places moves the map to them, and one of theirs gets the focus. */
export const Closer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await closerTo(canvas, NEWSTEAD);
    await arrived(canvas);
    await expect(canvas.getByRole('button', ALBION)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^2 places/ })).toBeNull();
    await expect(mark).toHaveFocus();
  },
};

/** Who moves on while the map still moves keeps the focus that they chose. */
export const MovedOnMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await closerTo(canvas, ALBION);
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await arrived(canvas);
    await expect(mark).toHaveFocus();
  },
};

/** Where marks become one mark, that one gets the focus; when it is out of view, the map does. */
export const Farther: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    (await closerTo(canvas, ALBION)).focus();
    await arrived(canvas);
    await step('marks become one', async () => {
      for (let distance = apart(canvas); distance >= NEAR; distance /= 2) {
        await pressOnMap(MINUS);
        await waitFor(() => expect(apart(canvas)).toBeLessThan(distance * 0.6));
      }
      await expect(await canvas.findByRole('button', SEVERAL)).toHaveFocus();
    });
    await step('it leaves the view', async () => {
      const several = canvas.getByRole('button', SEVERAL);
      while (several.isConnected) {
        const { left } = several.getBoundingClientRect();
        await pressOnMap(ARROW_LEFT);
        await waitFor(() =>
          expect(!several.isConnected || several.getBoundingClientRect().left > left + 50).toBe(true),
        );
      }
      await expect(canvas.getByRole('region', { name: 'Map of 4 locations' })).toHaveFocus();
    });
  },
};
