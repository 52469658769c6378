import { fixedNow, namedCars } from '@forecourt/fixtures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { VehicleCard } from './VehicleCard.tsx';

const car = { ...namedCars.plain, photos_count: 3 };
const first = car.primary_image_url ?? '';
const all = [first, '/pictures/yard/side.webp', '/pictures/yard/rear.webp'];
/** Width of the card in these tests, CSS pixels. */
const WIDTH = 300;

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));

function show(
  photos: () => Promise<readonly string[]>,
  props: Partial<Parameters<typeof VehicleCard>[0]> = {},
) {
  const { container } = render(
    <VehicleCard car={car} now={fixedNow} weekly={null} photos={photos} {...props} />,
  );
  const track = container.querySelector<HTMLElement>('.card-photos');
  if (!track) throw new Error('The card has no row of pictures.');
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  const swipeTo = (index: number) => {
    track.scrollLeft = index * WIDTH;
    fireEvent.scroll(track);
  };
  track.scrollTo = vi.fn((to?: ScrollToOptions | number) => {
    if (typeof to === 'object') swipeTo((to.left ?? 0) / WIDTH);
  });
  const pictures = () => [...track.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  return { container, track, swipeTo, pictures };
}

const touch = (element: Element) =>
  act(async () => void fireEvent.pointerEnter(element, { pointerType: 'touch' }));

test('[SR-05] the server renders the first picture only, and one link that is heard', () => {
  const html = renderToString(
    <VehicleCard car={car} now={fixedNow} weekly={null} photos={() => Promise.resolve(all)} />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  show(() => Promise.resolve(all));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the row of pictures leads to the vehicle and is no tab stop', () => {
  const { track } = show(() => Promise.resolve(all));
  expect(track.getAttribute('href')).toBe(car.path);
  expect(track.tabIndex).toBe(-1);
});

test.each(['boxed', 'bare'] as const)(
  'on a %s card a touch requests the pictures once, a swipe loads the next one and says the position',
  async (look) => {
    const photos = vi.fn(() => Promise.resolve(all));
    const { container, track, swipeTo, pictures } = show(photos, { look });
    expect(photos).not.toHaveBeenCalled();
    await touch(track);
    await waitFor(() => expect(photos).toHaveBeenCalledTimes(1));
    expect(pictures()).toHaveLength(1);
    expect(container.querySelector('[aria-live]')?.textContent).toBe('');
    act(() => swipeTo(0.1));
    expect(pictures()).toHaveLength(2);
    act(() => swipeTo(1));
    expect(container.querySelector('[aria-live]')?.textContent).toBe('Photo 2 of 3');
    expect(pictures()[2]).toContain('/pictures/yard/rear.webp');
    expect(photos).toHaveBeenCalledTimes(1);
  },
);

test('a row that was swiped before hydration has its buttons and its next picture', async () => {
  const { track, pictures } = show(() => Promise.resolve(all));
  track.scrollLeft = WIDTH; // without an event that the row could hear
  await screen.findByRole('button', { name: /^Next photo/ });
  await waitFor(() => expect(pictures()).toHaveLength(3));
});

test('hover shows the buttons without a request; they are no tab stops', async () => {
  const photos = vi.fn(() => Promise.resolve(all));
  const { track, pictures } = show(photos);
  fireEvent.pointerEnter(track, { pointerType: 'mouse' });
  const next = await screen.findByRole('button', { name: /^Next photo of 2/ });
  expect(photos).not.toHaveBeenCalled();
  expect(next.tabIndex).toBe(-1);
  expect(screen.getByRole('button', { name: /^Previous photo/ }).hasAttribute('disabled')).toBe(true);
  await act(async () => next.click());
  expect(photos).toHaveBeenCalledTimes(1);
  expect(pictures()).toHaveLength(3);
  await act(async () => next.click());
  expect(next.hasAttribute('disabled')).toBe(true);
});

test('arrow keys change the picture while the focus is on the title', async () => {
  const { container } = show(() => Promise.resolve(all));
  const link = screen.getByRole('link');
  act(() => link.focus());
  await screen.findByRole('button', { name: /^Next photo/ });
  await act(async () => void fireEvent.keyDown(link, { key: 'ArrowRight' }));
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Photo 2 of 3');
  await act(async () => void fireEvent.keyDown(link, { key: 'ArrowLeft' }));
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Photo 1 of 3');
  const alone = fireEvent.keyDown(link, { key: 'ArrowLeft', altKey: true });
  expect(alone).toBe(true);
});

test('arrow keys in a field or a dialog of the card are left alone', async () => {
  const actions = (
    <>
      <input aria-label="Offer" />
      <dialog open>
        <button type="button">Send</button>
      </dialog>
    </>
  );
  show(() => Promise.resolve(all), { actions });
  act(() => screen.getByRole('link').focus());
  await screen.findByRole('button', { name: /^Next photo/ });
  for (const part of [screen.getByLabelText('Offer'), screen.getByRole('button', { name: 'Send' })])
    expect(fireEvent.keyDown(part, { key: 'ArrowRight' })).toBe(true);
});

test('a failed request is said on the picture, and the next swipe tries again', async () => {
  const photos = vi.fn<() => Promise<readonly string[]>>(() => Promise.reject(new Error('offline')));
  const { track, swipeTo, pictures } = show(photos);
  await touch(track);
  await waitFor(() => expect(track.textContent).toContain('Photos can’t be shown right now.'));
  photos.mockResolvedValue(all);
  await act(async () => swipeTo(1));
  expect(pictures()).toHaveLength(3);
});

test.each([
  ['one picture', { ...car, photos_count: 1 }],
  ['a sold vehicle', { ...namedCars.soldYesterday, photos_count: 3 }],
])('%s has no row to swipe', (_, only) => {
  const { container } = render(
    <VehicleCard car={only} now={fixedNow} weekly={null} photos={() => Promise.resolve(all)} />,
  );
  expect(container.querySelector('.card-photos')).toBeNull();
});
