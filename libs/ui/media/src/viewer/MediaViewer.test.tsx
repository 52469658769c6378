import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaViewer } from './MediaViewer.tsx';
import type { MediaViewerProps } from './MediaViewer.tsx';

vi.mock('../spin/SpinViewer.tsx', () => ({ SpinViewer: () => <p>Our 360 view</p> }));

const images = [{ url: '/pictures/yard/suv-blue.webp', thumb: '/pictures/yard/suv-blue.webp' }];
const spin = { frames: ['/1.webp', '/2.webp'], hotspots: [] };
const external = { host: 'spins.example', src: 'https://spins.example/view/A1' };
const interior = { src: '/pictures/interior/suv.webp', size: null, hotspots: [] };

beforeEach(() => {
  // jsdom has neither.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: vi.fn(),
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('no picture')) });
});
afterEach(() => vi.restoreAllMocks());

function show(media: Partial<MediaViewerProps>) {
  const none = { images: [], spin: null, external: null, interior: null, studio: false };
  render(
    <MediaViewer name="2021 Toyota RAV4" {...none} view="photos" photo={0} onClose={vi.fn()} {...media} />,
  );
}

/** The views to choose from; none where there is one alone. */
const views = () => {
  const group = screen.queryByRole('group', { name: 'View' });
  return group
    ? within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.trim())
    : [];
};

test.each<[string, Partial<MediaViewerProps>, string[]]>([
  ['frames, photos and an interior', { images, spin, interior }, ['Spin', 'Images', 'Interior']],
  ['a code of another provider', { images, external }, ['Spin', 'Images']],
  ['photos and an interior', { images, interior }, ['Images', 'Interior']],
  ['photos alone', { images }, []],
])('[VD-04] the viewer of a vehicle with %s has a button for each view', (_name, media, expected) => {
  show(media);
  expect(views()).toEqual(expected);
});

test('[VD-04] each button shows its view', async () => {
  show({ images, spin, interior });
  expect(screen.getByRole('button', { name: 'Images' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(screen.getByText('Our 360 view')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Interior' }));
  expect((await screen.findByRole('alert')).textContent).toContain('interior');
  expect(screen.queryByText('Our 360 view')).toBeNull();
});

test('[VD-04] the view of another provider replaces ours, and is requested after consent only', () => {
  show({ images, spin, external, view: 'spin' });
  expect(screen.queryByText('Our 360 view')).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the 360 view' }));
  const frame = screen.getByTitle('360 view of 2021 Toyota RAV4, by spins.example');
  expect(frame.getAttribute('src')).toBe(external.src);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
});
