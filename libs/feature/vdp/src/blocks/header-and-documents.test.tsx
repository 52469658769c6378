import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Documents } from './Documents.tsx';
import { StickyHeader } from './StickyHeader.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the sticky header', () => {
  test('[VD-05] has picture, name, gearbox and body, price, price type, weekly repayment and both links', () => {
    const car = namedCars.plain;
    render(
      <TestSite site={testSite('classic', { frame: { bar: 'header' } })}>
        <StickyHeader car={car} now={fixedNow} />
      </TestSite>,
    );
    vi.stubGlobal('scrollY', 500);
    fireEvent.scroll(window);
    const header = screen.getByRole('complementary', { name: 'This vehicle in short' });
    expect(header.querySelector('img')?.getAttribute('src')).toContain('/pictures/yard/hatch-red.webp');
    expect(within(header).getByText('2021 Mazda Mazda3')).toBeTruthy();
    expect(within(header).getByText('Automatic · Hatch')).toBeTruthy();
    expect(within(header).getByText('$24,990')).toBeTruthy();
    expect(within(header).getByText('Drive away')).toBeTruthy();
    expect(header.textContent).toContain('per week*$112');
    const hrefOf = (name: string) => within(header).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Get Finance')).toMatch(new RegExp(`car_id=${car.id}&.*#finance-form$`));
    expect(hrefOf('Trade-In Valuation')).toBe(`/enquire?about=trade-in&car=${car.slug}`);
  });
});

describe('the documents', () => {
  function heardOn(label: RegExp, car = namedCars.plain) {
    const layer: unknown[] = [];
    vi.stubGlobal('dataLayer', layer);
    saveConsent('a', 'granted');
    const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    layer.length = 0;
    render(
      <TestSite site={testSite()}>
        <Documents car={car} now={fixedNow} />
      </TestSite>,
    );
    expect(layer).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: label }));
    stop();
    return layer;
  }

  test('[VD-14] opening the history report sends event 60 with the vehicle', () => {
    const car = carWith({ id: 77, file: '/files/report.pdf' });
    expect(heardOn(/^Car history/, car)).toEqual([{ event: 'history_report', event_id: 60, car_id: 77 }]);
    const report = screen.getByRole('link', { name: /^Car history/ });
    expect([report.getAttribute('target'), report.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  test('[VD-14] saving the PDF sends event 61 with the vehicle, also when it cannot be made', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    expect(heardOn(/^Save as PDF/)).toEqual([
      { event: 'print_pdf', event_id: 61, car_id: namedCars.plain.id },
    ]);
    await waitFor(() => expect(alert).toHaveBeenCalledOnce());
  });
});
