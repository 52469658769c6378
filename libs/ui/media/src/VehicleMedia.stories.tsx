import { demoSpin } from '@forecourt/fixtures';
import { videoSource } from '@forecourt/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readHotspots } from './hotspots/readHotspots.ts';
import { VehicleMedia } from './VehicleMedia.tsx';

const views = ['front34', 'side', 'rear34', 'front', 'rear'];
const images = views.map((view) => {
  const url = `/pictures/suv/blue-${view}.webp`;
  return { url, thumb: url };
});
const suv = demoSpin('suv', 'Blue');
const sedan = demoSpin('sedan', 'Red');
const spin = { frames: suv?.spin_images ?? [], hotspots: readHotspots(suv?.hotspots?.exterior ?? []) };
const interior = {
  src: suv?.spin_interior_image ?? '',
  size: { width: 2048, height: 1024 },
  hotspots: readHotspots(suv?.hotspots?.interior ?? []),
};

/**
 * **Use for** all media of a vehicle on its page: pictures, film, 360 view, interior, and the full-screen viewer.
 *
 * **Do:** Let it load films and views when they are opened.
 *
 * **Don't:** Use it in lists (`Gallery` or a card), or start a film without being asked.
 */
const meta = {
  title: 'Media/Vehicle media',
  component: VehicleMedia,
  args: {
    name: '2020 Nissan X-Trail ST (4X4)',
    standIn: 'car.SUV.White',
    images,
    video: null,
    videoHref: null,
    spin: null,
    external: null,
    interior: null,
    firstView: 'gallery',
    studio: true,
  },
  argTypes: {
    firstView: { control: 'inline-radio', options: ['gallery', 'spin'] },
    standIn: { control: 'text' },
  },
  parameters: { shownInBrowser: ['firstView', 'studio'] },
  decorators: [
    (Story) => (
      <div className="max-w-212">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the full-screen viewer of a story by one of its buttons. */
async function opened(canvasElement: HTMLElement, button: string | RegExp) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
  return within(await within(canvasElement).findByRole('dialog'));
}
const frame = (element: HTMLElement) =>
  Number(element.querySelector('[data-frame]')?.getAttribute('data-frame'));

export const PicturesOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /360/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Interior' })).toBeNull();
  },
};
export const Everything: Story = {
  args: {
    spin,
    interior,
    video: videoSource('/pictures/video/suv-blue.webm'),
    videoHref: 'https://videos.example/x-trail',
  },
};
export const NoPictures: Story = { args: { images: [] } };
export const OnePicture: Story = { args: { images: images.slice(0, 1) } };
export const OnlyToTurn: Story = { args: { images: [], spin } };

export const FullWindow: Story = {
  args: { spin, interior },
  play: async ({ canvasElement }) => {
    const fullscreen = within(canvasElement).getByRole('button', { name: 'Fullscreen' });
    const dialog = await opened(canvasElement, 'Fullscreen');
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveTextContent('2 of 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Show photo 4' }));
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveTextContent('4 of 5'));
    const picture = dialog.getByRole('img', { name: /photo 4 of 5/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await expect(picture.style.transform).toContain('scale(1.5)');
    await userEvent.keyboard('0');
    await expect(picture.style.transform).toBe('');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(fullscreen).toHaveFocus());
  },
};

export const StaysOpen: Story = {
  name: 'Full window, open',
  args: { spin, interior },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Fullscreen');
  },
};

export const Turned: Story = {
  name: 'Turned by keys, slider and buttons',
  args: { spin, interior },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '360 spin');
    const slider = dialog.getByRole('slider', { name: 'Turn the vehicle' });
    await expect(await dialog.findByText('Swipe to spin')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowRight}');
    slider.focus();
    await expect(dialog.queryByText('Swipe to spin')).toBeNull();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Frame 3 of 36');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(frame(canvasElement)).toBe(35);
    await userEvent.click(dialog.getByRole('button', { name: 'Next frame' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next frame' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Previous frame' }));
    await expect(frame(canvasElement)).toBe(0);
  },
};

export const Points: Story = {
  name: 'Points worth looking at',
  args: { spin, interior },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '360 spin');
    const lamp = await dialog.findByRole('button', { name: 'LED headlights' });
    lamp.focus();
    const tip = dialog
      .getAllByRole('tooltip', { hidden: true })
      .find((each) => each.textContent?.includes('LED'));
    await waitFor(() => expect(tip).toBeVisible());
    await expect(lamp).toHaveAccessibleDescription(/Automatic high beam/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    const camera = dialog.getByRole('button', { name: 'Reversing camera' });
    camera.focus();
    await waitFor(() => expect(frame(canvasElement)).toBe(18));
    await userEvent.click(dialog.getByRole('button', { name: /Hotspots/ }));
    await expect(dialog.queryByRole('button', { name: 'Reversing camera' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Hotspots/ }));
    await expect(dialog.getByRole('button', { name: 'Reversing camera' })).toBeInTheDocument();
  },
};

/** A drawn panorama of 4,096 by 2,048 pixels, with a field for each 15 degrees. */
async function drawnPanorama(): Promise<string> {
  const canvas = new OffscreenCanvas(4096, 2048);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw a panorama.');
  for (let column = 0; column < 24; column += 1)
    for (let row = 0; row < 12; row += 1) {
      pen.fillStyle = `hsl(${column * 15} 30% ${90 - row * 6}%)`;
      pen.fillRect((column * 4096) / 24, (row * 2048) / 12, 4096 / 24 - 2, 2048 / 12 - 2);
    }
  return URL.createObjectURL(await canvas.convertToBlob());
}

/** A panorama of 4,096 pixels or more is one to look around in. */
export const RoundInterior: Story = {
  args: { spin, interior },
  loaders: [async () => ({ src: await drawnPanorama() })],
  render: (args, { loaded }) => (
    <VehicleMedia
      {...args}
      interior={{ ...interior, src: String(loaded['src']), size: { width: 4096, height: 2048 } }}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Fullscreen'); // a phone has no button for the interior
    await userEvent.click(dialog.getByRole('button', { name: 'Interior' }));
    if (!document.createElement('canvas').getContext('webgl2')) {
      await expect(await dialog.findByText('All around the interior, in one flat picture')).toBeVisible();
      return;
    }
    await expect(await dialog.findByRole('img', { name: /inside/ })).toBeVisible();
    const yaw = () => canvasElement.querySelector('[data-yaw]')?.getAttribute('data-yaw');
    await expect(yaw()).toBe('0');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(yaw()).toBe('15'));
    await userEvent.click(dialog.getByRole('button', { name: 'Look left' }));
    await waitFor(() => expect(yaw()).toBe('0'));
  },
};

/** A smaller one is shown flat, with its hotspots. */
export const SmallPanorama: Story = {
  args: { spin, interior },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Fullscreen'); // a phone has no button for the interior
    await userEvent.click(dialog.getByRole('button', { name: 'Interior' }));
    await expect(await dialog.findByText('All around the interior, in one flat picture')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Look left' })).toBeNull();
    await expect(dialog.getByRole('list', { name: 'Points of interest' })).toBeVisible();
  },
};

export const FlatInterior: Story = {
  args: {
    interior: {
      src: sedan?.spin_interior_image ?? '',
      size: { width: 1200, height: 800 },
      hotspots: readHotspots(sedan?.hotspots?.interior ?? []),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Interior');
    await expect(await dialog.findByRole('button', { name: 'Steering wheel' })).toBeVisible();
  },
};

export const InteriorFails: Story = {
  args: { interior: { src: 'data:image/png;base64,AA', size: null, hotspots: [] } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Interior');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const FramesFail: Story = {
  args: { spin: { frames: ['data:image/png;base64,AA', 'data:image/png;base64,AB'], hotspots: [] } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '360 spin');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The 360 view could not be loaded.');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SpinOnThePage: Story = {
  args: { spin, interior, firstView: 'spin' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next frame' });
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Points of interest' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Images' }));
    await expect(canvas.queryByRole('button', { name: 'Next frame' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '360 spin' }));
    await expect(await canvas.findByRole('button', { name: 'Next frame' })).toBeVisible();
  },
};

/** On phones it is turned by a swipe; its other controls are in the full-screen viewer. */
export const SpinOnAPhone: Story = {
  args: { spin, interior, firstView: 'spin' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Swipe to spin');
    const shown = canvas.getAllByRole('button').filter((button) => button.checkVisibility());
    await expect(shown.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Images',
      'Fullscreen',
    ]);
  },
};

export const AnotherCompanysView: Story = {
  args: { external: { host: 'Example Spins', src: 'about:blank#code' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, '360 spin');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Show the 360 view' }));
    const view = dialog.getByTitle(/360 view of .*, by Example Spins/);
    await expect(view).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  },
};

export const Film: Story = {
  args: { video: videoSource('/pictures/video/suv-blue.webm') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Video'));
    await userEvent.click(canvas.getByRole('link', { name: /Play video/ }));
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
  },
};

export const FilmElsewhere: Story = {
  args: { video: videoSource('https://youtu.be/aqz-KE-bpKQ'), videoHref: 'https://videos.example/x-trail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Watch video/ })).toHaveAttribute(
      'href',
      'https://videos.example/x-trail',
    );
    await expect(canvas.getByText(/Plays from YouTube/)).toBeInTheDocument();
  },
};
