import { saveConsent } from '@forecourt/analytics/late';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Popup } from '../blocks/Popup.tsx';
import type { FrameOptions } from '../frame-options.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';

type Promotion = NonNullable<FrameOptions['popup']>;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

describe('the promotion', () => {
  const popup = {
    id: 'spring',
    title: 'Spring offer',
    text: 'Two years of servicing.',
    link: null,
    expiry: '2026-11-21',
  };
  const consent = `forecourt:${testSite().slug}:analytics`;
  const wait = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(50));
  };
  const shown = async (popup: Promotion) => {
    const view = render(
      <TestSite site={testSite('classic', { frame: { popup } })}>
        <Popup car={namedCars.plain} now={fixedNow} />
      </TestSite>,
    );
    await wait(3_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(3_000);
    return view;
  };
  beforeEach(() => window.localStorage.setItem(consent, 'refused'));

  test('[VD-18] opens after a delay, also on its last day, and not again once dismissed', async () => {
    const { unmount } = await shown(popup);
    expect(screen.getByRole('dialog', { name: 'Spring offer' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    await shown(popup);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[VD-18] waits until the visitor has answered the consent question, and pauses after the answer', async () => {
    window.localStorage.removeItem(consent);
    await shown(popup);
    await wait(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => saveConsent(testSite().slug, 'granted'));
    await wait(2_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(1_000);
    expect(screen.getByRole('dialog', { name: 'Spring offer' })).toBeTruthy();
  });

  test('[VD-18] waits while the visitor types', async () => {
    render(<input aria-label="Their words" />);
    screen.getByLabelText('Their words').focus();
    await shown(popup);
    await wait(30_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByLabelText('Their words').blur();
    await wait(3_000);
    expect(screen.getByRole('dialog', { name: 'Spring offer' })).toBeTruthy();
  });

  test.each([
    ['the menu of a phone', <details key="" open data-covers-page />],
    ['a panel of the header', <details key="" open name="header-menu" />],
  ])('[VD-18] waits while %s is open', async (_what, menu) => {
    const { unmount } = render(menu);
    await shown(popup);
    await wait(30_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    await wait(3_000);
    expect(screen.getByRole('dialog', { name: 'Spring offer' })).toBeTruthy();
  });

  test('[VD-18] does not open after its last day', async () => {
    await shown({ ...popup, expiry: '2026-11-20' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
