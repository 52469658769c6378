import { fixedNow, namedCars } from '@forecourt/fixtures';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestSite } from '../testing/TestSite.tsx';
import { Tools } from '../layouts/Frame.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['a desktop', true, 'web.whatsapp.com'],
  ['a phone', false, 'api.whatsapp.com'],
])(
  '[VD-15] the share bar on %s has every way to share; a message goes by the host for it',
  (_, wide, host) => {
    vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    render(
      <TestSite>
        <Tools car={namedCars.plain} now={fixedNow} url="https://a.example/cars/x" />
      </TestSite>,
    );
    const bar = within(screen.getByRole('list', { name: 'Share this vehicle' }));
    expect(bar.getByRole('button', { name: 'Copy the address' })).toBeTruthy();
    const targets = bar.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''));
    expect(targets.map(({ protocol, host }) => `${protocol}${host}`)).toEqual([
      'https:www.facebook.com',
      'https:api.whatsapp.com',
      'https:x.com',
      'mailto:',
      'sms:',
    ]);
    fireEvent.click(bar.getByRole('link', { name: 'Share by WhatsApp' }));
    expect(open.mock.calls.map(([url]) => new URL(String(url)).host)).toEqual([host]);
  },
);
