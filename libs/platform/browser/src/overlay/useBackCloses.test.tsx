import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replacesOverlayEntry } from './overlayEntries.ts';
import { useBackCloses } from './useBackCloses.ts';

function Overlay({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>{`Open ${name}`}</button>
      {open && (
        <div role="dialog" aria-label={name}>
          <button type="button" onClick={() => setOpen(false)}>{`Close ${name}`}</button>
        </div>
      )}
    </>
  );
}

/** The router: it hears of each traversal that the overlays leave to it. */
const router = vi.fn();
/** Until the traversals that follow each other are over: each takes a task or two, however long these wait on a busy machine. */
async function traversed(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}
/** Until the leave of a closed overlay has begun: a traversal of the history ends in a later task. */
const leaveBegun = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));
const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
async function back() {
  await act(async () => {
    window.history.back();
    await traversed();
  });
}
/** A navigation of the router. */
function navigate(url: string) {
  const idx: number = window.history.state.idx;
  if (replacesOverlayEntry()) window.history.replaceState({ idx }, '', url);
  else window.history.pushState({ idx: idx + 1 }, '', url);
}
const place = () => `${window.location.pathname}${window.location.search} ${window.history.state.idx}`;

beforeEach(() => {
  window.history.pushState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/stock');
  router.mockClear();
  window.addEventListener('popstate', router);
  render(
    <>
      <Overlay name="sheet" />
      <Overlay name="dialog" />
    </>,
  );
});
afterEach(async () => {
  cleanup();
  await traversed();
  window.removeEventListener('popstate', router);
});

describe('Back with an open overlay', () => {
  test('closes it, stays on the page and is not seen by the router; the next Back leaves', async () => {
    click('Open sheet');
    expect(window.location.pathname).toBe('/stock');
    await back();
    expect(isOpen('sheet')).toBe(false);
    expect(place()).toBe('/stock 1');
    expect(router).not.toHaveBeenCalled();
    await back();
    expect(place()).toBe('/before 0');
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('keeps the searches that were made in it, each of which Back then leaves', async () => {
    click('Open sheet');
    navigate('/stock?make=Toyota');
    navigate('/stock?make=Toyota&body=SUV');
    await back();
    expect(isOpen('sheet')).toBe(false);
    expect(place()).toBe('/stock?make=Toyota&body=SUV 3');
    await back();
    expect(place()).toBe('/stock?make=Toyota 2');
    await back();
    expect(place()).toBe('/stock 1');
  });

  test('keeps the only search that was made in it', async () => {
    click('Open sheet');
    navigate('/stock?make=Toyota');
    await back();
    expect(isOpen('sheet')).toBe(false);
    expect(place()).toBe('/stock?make=Toyota 2');
    await back();
    expect(place()).toBe('/stock 1');
  });

  test('keeps a search by code that does not know of the overlay', async () => {
    click('Open sheet');
    window.history.pushState({ idx: 3 }, '', '/stock?make=Kia');
    await back();
    expect(isOpen('sheet')).toBe(false);
    expect(place()).toBe('/stock?make=Kia 3');
  });

  test('closes the topmost of two', async () => {
    click('Open sheet');
    click('Open dialog');
    await back();
    expect([isOpen('sheet'), isOpen('dialog')]).toEqual([true, false]);
    await back();
    expect([isOpen('sheet'), isOpen('dialog')]).toEqual([false, false]);
    expect(place()).toBe('/stock 1');
  });
});

test('an overlay that is closed by its button leaves no entry for Back', async () => {
  click('Open sheet');
  click('Close sheet');
  await act(traversed);
  expect(place()).toBe('/stock 1');
  expect(router).not.toHaveBeenCalled();
  await back();
  expect(place()).toBe('/before 0');
});

test('a dialog that is closed by its button leaves the sheet below it open', async () => {
  click('Open sheet');
  click('Open dialog');
  click('Close dialog');
  await act(traversed);
  expect([isOpen('sheet'), isOpen('dialog')]).toEqual([true, false]);
  await back();
  expect(isOpen('sheet')).toBe(false);
  expect(place()).toBe('/stock 1');
});

test('a link that closes an overlay replaces its entry', async () => {
  click('Open sheet');
  click('Close sheet');
  navigate('/elsewhere');
  await act(traversed);
  expect(place()).toBe('/elsewhere 2');
  await back();
  expect(place()).toBe('/stock 1');
});

test('an overlay that closes and opens at once has one entry', async () => {
  click('Open sheet');
  click('Close sheet');
  click('Open sheet');
  await act(traversed);
  expect(place()).toBe('/stock 2');
  await back();
  expect(isOpen('sheet')).toBe(false);
  expect(place()).toBe('/stock 1');
});

test('an overlay that opens while the entry of the one before is being left has an entry', async () => {
  click('Open sheet');
  click('Close sheet');
  await act(leaveBegun);
  click('Open sheet');
  await act(traversed);
  expect(place()).toBe('/stock 2');
  await back();
  expect(isOpen('sheet')).toBe(false);
  expect(place()).toBe('/stock 1');
  expect(router).not.toHaveBeenCalled();
});

test('an overlay that opens and closes while an entry is being left leaves no entry', async () => {
  click('Open sheet');
  click('Close sheet');
  await act(leaveBegun);
  click('Open sheet');
  click('Close sheet');
  await act(traversed);
  expect(place()).toBe('/stock 1');
});

test('two overlays that close at once leave no entry', async () => {
  click('Open sheet');
  click('Open dialog');
  click('Close dialog');
  click('Close sheet');
  await act(traversed);
  expect(place()).toBe('/stock 1');
});

describe('Back right after an overlay has closed', () => {
  test('leaves the page, before the entry of the overlay is left', async () => {
    click('Open sheet');
    click('Close sheet');
    await back();
    expect(place()).toBe('/before 0');
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('leaves the page, while the entry of the overlay is being left', async () => {
    click('Open sheet');
    click('Close sheet');
    await act(leaveBegun);
    await back();
    expect(place()).toBe('/before 0');
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('is seen by the router where the browser makes one traversal of both', async () => {
    click('Open sheet');
    click('Close sheet');
    const leave = vi.spyOn(window.history, 'back').mockImplementation(() => window.history.go(-2));
    await act(traversed);
    leave.mockRestore();
    expect(place()).toBe('/before 0');
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('closes the sheet below', async () => {
    click('Open sheet');
    click('Open dialog');
    click('Close dialog');
    await back();
    expect([isOpen('sheet'), isOpen('dialog')]).toEqual([false, false]);
    expect(place()).toBe('/stock 1');
  });
});

test('a navigation while the entry of an overlay is being left adds an entry', async () => {
  click('Open sheet');
  click('Close sheet');
  await act(leaveBegun);
  expect(replacesOverlayEntry()).toBe(false);
  await act(traversed);
});

test('it opens and closes by Back again and again', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    click('Open sheet');
    expect(isOpen('sheet')).toBe(true);
    await back();
    expect(isOpen('sheet')).toBe(false);
  }
  expect(place()).toBe('/stock 1');
});

test('without an open overlay a navigation adds an entry', () => {
  expect(replacesOverlayEntry()).toBe(false);
});
