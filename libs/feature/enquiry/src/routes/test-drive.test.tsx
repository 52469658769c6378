import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import type { Car } from '@forecourt/vehicle';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { loadTestDrive } from '../logic/load-test-drive.ts';
import { TestDriveScreen, testDriveTitle } from '../screens/TestDriveScreen.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';

const origin = 'https://dealer.example';
const site = testSite();

/** The page of a URL, and what it asked the engine. */
async function open(path: string, found: readonly Car[] | null, total = found?.length ?? 0) {
  const asked: Record<string, unknown>[] = [];
  const hits = (found ?? []).map((car) => ({ document: searchDocument(car, { now: fixedNow }) }));
  const fetch = async (_path: string, init?: RequestInit) => {
    asked.push(...JSON.parse(String(init?.body)).searches);
    if (found === null) return new Response('', { status: 503 });
    return Response.json({ results: [{ found: total, hits, facet_counts: [] }] });
  };
  const services = { site, now: fixedNow, fetch, searchKey: 'key', origin, nonce: null };
  const page = await loadTestDrive(services, new URL(origin + path));
  const html = renderToString(
    <TestSite site={site}>
      <TestDriveScreen page={page} />
    </TestSite>,
  );
  return { asked, html: html.replaceAll('<!-- -->', ''), page };
}

describe('[EN-04] the page to choose the vehicle of a test drive', () => {
  test('shows the newest vehicles in stock, each with a link to its form', async () => {
    const { asked, html } = await open('/book-test-drive', [namedCars.plain, namedCars.caravan]);
    expect(asked).toMatchObject([{ q: '*', page: 1, per_page: 24 }]);
    expect(asked[0]?.['filter_by']).toContain('status:=[`in_stock`]');
    expect(asked[0]?.['sort_by']).toContain('created_at_timestamp:desc');
    for (const { slug } of [namedCars.plain, namedCars.caravan])
      expect(html).toContain(`href="/enquire?about=test-drive&amp;car=${slug}"`);
  });

  test('leaves out a reserved vehicle: it cannot be driven', async () => {
    const { html } = await open('/book-test-drive', [namedCars.plain, namedCars.reservedSuv]);
    expect(html).toContain(namedCars.plain.slug);
    expect(html).not.toContain(namedCars.reservedSuv.slug);
  });

  test('searches the words of the shopper, escaped, and says when nothing is found', async () => {
    const words = '<script>alert(1)</script> kia';
    const { asked, html } = await open(`/book-test-drive?query=${encodeURIComponent(words)}`, []);
    expect(asked[0]).toMatchObject({ q: words });
    expect(html).toContain('We have nothing like “&lt;script&gt;alert(1)&lt;/script&gt; kia” right now.');
    expect(html).toContain('href="/book-test-drive"');
  });

  test.each([
    ['?page=2', 2],
    ['?page=0', 1],
    ['?page=x', 1],
    ['?page=1e9', 50],
  ])('%s is page %s; the links keep the words', async (search, page) => {
    const { asked, html } = await open(`/book-test-drive${search}&query=kia`, [namedCars.plain], 10_000);
    expect(asked[0]).toMatchObject({ page });
    expect(html).toContain(`Page ${page} of 50`);
    if (page < 50) expect(html).toContain(`href="/book-test-drive?query=kia&amp;page=${page + 1}"`);
  });

  test('without the engine it says so, with the phone number', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { html } = await open('/book-test-drive', null);
    expect(html).toContain('We can’t show our stock right now.');
    expect(html).toContain('(07) 5550 4100');
    expect(warn).toHaveBeenCalled();
  });

  test('caravans are looked at, motorcycles are ridden', () => {
    expect(testDriveTitle(['caravan'])).toBe('Book a viewing');
    expect(testDriveTitle(['motorcycle'])).toBe('Book a test ride');
    for (const mixed of [['car', 'caravan'], ['caravan', 'motorcycle'], ['car', 'truck'], []] as const)
      expect(testDriveTitle(mixed)).toBe('Book a test drive');
  });
});
