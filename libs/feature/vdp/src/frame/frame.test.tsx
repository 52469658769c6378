import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { exampleLocation } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Followers, Tools, Views } from '../layouts/Frame.tsx';
import { Announcement } from '../blocks/Announcement.tsx';
import type { vdp } from '../manifest.ts';
import { CountUp } from './CountUp.tsx';
import { PrintScreen } from '../PrintScreen.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { qrCode } from '../logic/load-print.ts';

type Frame = NonNullable<NonNullable<Parameters<typeof vdp>[0]>['frame']>;

const url = 'https://a.example/cars/x';
const page = (car: Car, frame: Frame = {}, dealer: Parameters<typeof testSite>[2] = {}) => (
  <TestSite site={testSite('classic', { frame }, dealer)}>
    <Announcement car={car} now={fixedNow} />
    <Views car={car} now={fixedNow} />
    <Tools car={car} now={fixedNow} url={url} />
    <Followers car={car} now={fixedNow} />
  </TestSite>
);

const answer = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockResolvedValue(new Response(null, { status: 503 }));
  vi.spyOn(window, 'alert').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test.each([
  [namedCars.reservedSuv, 'Reserved. This car is reserved.'],
  [namedCars.comingSoon, 'Coming soon. This car is not here yet.'],
])('[RT-08] the print page has the status of the vehicle', (car, words) => {
  const { container } = render(
    <TestSite>
      <PrintScreen car={car} now={fixedNow} url={url} qr={qrCode(url)} />
    </TestSite>,
  );
  expect(container.textContent).toContain(words);
});

describe('the announcement', () => {
  const elsewhere = carWith({ city: 'Toowoomba' });

  test('[VD-17] shows the vehicle’s city with directions, and stays dismissed for the visit', () => {
    expect(renderToString(page(elsewhere))).toContain('Toowoomba');
    const { unmount } = render(page(elsewhere));
    expect(screen.getByText('Located at Toowoomba')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Get Directions/ }).getAttribute('href')).toMatch(/^https:/);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Located at Toowoomba')).toBeNull();
    unmount();
    render(page(elsewhere));
    expect(screen.queryByText('Located at Toowoomba')).toBeNull();
  });

  test('a dealer can turn it off', () => {
    render(page(elsewhere, { announcement: false }));
    expect(screen.queryByText('Located at Toowoomba')).toBeNull();
  });
});

describe('sharing', () => {
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const clipboard = (writeText: () => Promise<void>) =>
    vi.stubGlobal('navigator', { clipboard: { writeText } });

  test('[VD-15] a click opens a popup of 550 × 400; if it is blocked, the link is followed', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    render(page(namedCars.plain));
    const link = screen.getByRole('link', { name: 'Share by WhatsApp' });
    expect(fireEvent.click(link)).toBe(false);
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('https://web.whatsapp.com/'),
      '_blank',
      'popup,width=550,height=400',
    );
    open.mockReturnValue(null);
    expect(fireEvent.click(link)).toBe(true);
    expect(screen.getByRole('link', { name: 'Share by Text message' }).getAttribute('href')).toMatch(
      /^sms:\?&body=/,
    );
  });

  test('[VD-15] copying the address shows Copied for 1.5 seconds', async () => {
    vi.useFakeTimers(); // no time passes by itself
    const copy = vi.fn(async () => {});
    clipboard(copy);
    render(page(namedCars.plain));
    await press();
    expect(copy).toHaveBeenCalledWith(url);
    await act(() => vi.advanceTimersByTimeAsync(1_499));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Copy the address' })).toBeTruthy();
  });

  test('[VD-15] or a toast for 3 seconds, if the dealer selects it', async () => {
    vi.useFakeTimers();
    clipboard(async () => {});
    render(page(namedCars.plain, { copied: 'toast' }));
    await press();
    const words = `Copied ${namedCars.plain.name} to your clipboard!`;
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(screen.getByText(words)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('if copying fails, the address is shown', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    render(page(namedCars.plain));
    await press();
    expect(screen.getByRole('alert').textContent).toContain(url);
  });

  test('[PR-12] a flag of the vehicle removes instant messages', () => {
    render(page({ ...namedCars.plain, features: { instantMessage: false } }));
    expect(screen.queryByRole('link', { name: 'Share by WhatsApp' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Share by Email' })).toBeTruthy();
  });

  test('a dealer can turn it off', () => {
    render(page(namedCars.plain, { share: [] }));
    expect(screen.queryByRole('list', { name: 'Share this vehicle' })).toBeNull();
  });
});

describe('paper', () => {
  const save = () => screen.getByRole('link', { name: /Save as PDF|Preparing/ });

  test('[VD-14] the PDF link shows Preparing while loading, and saves a file named after the vehicle', async () => {
    let finish = (_made: Response) => {};
    const made = new Promise<Response>((resolve) => (finish = resolve));
    answer.mockImplementation((path) =>
      path.endsWith('/pdf') ? made : Promise.resolve(new Response(null, { status: 503 })),
    );
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    render(page(namedCars.plain));
    expect(save().getAttribute('href')).toBe(`/api/cars/${namedCars.plain.slug}/pdf`);
    fireEvent.click(save());
    expect(save().textContent).toBe('Preparing…');
    await act(async () => finish(new Response('%PDF-')));
    expect(save().textContent).toBe('Save as PDF');
    expect(names).toEqual([`${namedCars.plain.slug}.pdf`]);
  });

  test('[VD-14, AN-02] a failure is shown in an alert and beside the link', async () => {
    render(page(namedCars.plain));
    fireEvent.click(save());
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(window.alert).toHaveBeenCalledWith(expect.stringContaining('couldn’t make the PDF'));
    expect(screen.getByRole('alert').textContent).toContain('couldn’t make the PDF');
    expect(save().textContent).toBe('Save as PDF');
  });

  test('[VD-14] the history report is linked only if the vehicle has one', () => {
    const { unmount } = render(page(namedCars.plain));
    expect(screen.queryByText(/^Car history/)).toBeNull();
    unmount();
    render(page(carWith({ file: '/files/report.pdf' })));
    expect(screen.getByRole('link', { name: /^Car history/ }).getAttribute('href')).toBe('/files/report.pdf');
  });

  test('[RT-08] the print page opens in a new tab, and has price, type, both rates, warning, licence and QR code', () => {
    render(page(namedCars.plain));
    const print = screen.getByRole('link', { name: /^Print/ });
    expect([print.getAttribute('href'), print.getAttribute('target')]).toEqual([
      `/print?car_id=${namedCars.plain.slug}`,
      '_blank',
    ]);
    const licensed = [{ ...exampleLocation, dealer_license_number: 'LIC 1' }];
    const paper = renderToString(
      <TestSite site={testSite('classic', {}, { locations: licensed })}>
        <PrintScreen car={namedCars.plain} now={fixedNow} url={url} qr={qrCode(url)} />
      </TestSite>,
    );
    for (const words of [
      '$24,990',
      'Drive away',
      '6.29% p.a.',
      '8.19% p.a.',
      'WARNING:',
      'Dealer licence',
      'QR code',
      url,
    ])
      expect(paper, words).toContain(words);
    expect(paper).not.toMatch(/\sstyle=/);
  });

  test('[RT-08] the print page has the phone number of the vehicle', () => {
    const phones = { main: '(07) 5550 4100', defaults: { used: '1300 975 707' } };
    const paper = renderToString(
      <TestSite site={testSite('classic', {}, { phones })}>
        <PrintScreen car={namedCars.plain} now={fixedNow} url={url} qr={qrCode(url)} />
      </TestSite>,
    );
    expect(paper).toContain('1300 975 707');
    expect(paper).not.toContain('(07) 5550 4100');
  });
});

describe('views', () => {
  const look = (views: number | null) => page(carWith({ views, slug: 'rio', id: 77 }));
  const asked = () => answer.mock.calls.filter(([path]) => path.includes('view.json'));

  test('[VD-08] the HTML has the number, and the platform gets one request per visit', async () => {
    answer.mockImplementation(async () => Response.json({ views: 12, car_fields: {} }));
    expect(renderToString(look(9))).toMatch(/9<\/span>.*views/);
    const { unmount } = render(look(9));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(document.body.textContent).toContain('12 views');
    unmount();
    render(look(9));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(document.body.textContent).toContain('12 views');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.[0]).toContain('/api/cars/rio/view.json?');
  });

  test('[VD-21] views are counted also if the dealer hides the number', async () => {
    render(page(carWith({ views: 9, slug: 'rio', id: 77 }), { views: false }));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(document.body.textContent).not.toContain('views');
    expect(asked()).toHaveLength(1);
  });

  test.each([null, 0])('[VD-08] %s views are not shown, also if the request fails', async (views) => {
    render(look(views));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(document.body.textContent).not.toContain('view');
  });

  test('[VD-08] the number counts up from 0 without reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    render(look(900));
    await act(() => vi.advanceTimersByTimeAsync(300));
    const early = Number(document.querySelector('.tabular-nums')?.textContent);
    expect(early).toBeLessThan(900);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(document.querySelector('.tabular-nums')?.textContent).toBe('900');
  });

  test.each([400, 2_000])('[VD-08] a new number after %s ms continues the animation', async (later) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const seen: number[] = [];
    const look = () => seen.push(Number(document.querySelector('.tabular-nums')?.textContent));
    const { rerender } = render(<CountUp to={900} />);
    await act(() => vi.advanceTimersByTimeAsync(later));
    look();
    rerender(<CountUp to={950} />);
    look();
    for (let step = 0; step < 15; step++) {
      await act(() => vi.advanceTimersByTimeAsync(100));
      look();
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[0]).toBeGreaterThan(200);
    expect(seen.at(-1)).toBe(950);
  });
});

test('[VD-21] a viewed vehicle is stored in the browser once', async () => {
  const view = async () => {
    const { unmount } = render(page(namedCars.plain));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(100));
    unmount();
  };
  await view();
  await view();
  const kept: unknown = JSON.parse(
    window.localStorage.getItem(`forecourt:${testSite().slug}:viewed`) ?? 'null',
  );
  expect(kept).toMatchObject({ state: [{ id: namedCars.plain.id, slug: namedCars.plain.slug }] });
});
