import { carWith, fixedNow } from '@forecourt/fixtures';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askDelivery } from '../logic/ask-delivery.ts';
import type { DeliveryAnswer } from '../logic/ask-delivery.ts';
import { vehicleSections } from '../logic/vehicle-sections.ts';
import { SectionsProvider } from '../sections.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Delivery } from './Delivery.tsx';

const NONE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
const site = testSite('classic', {}, { delivery: { text: 'To your door.' } });

function show(asked: { postcode: string; answer: DeliveryAnswer } | null = null) {
  render(
    <TestSite site={site}>
      <SectionsProvider sections={vehicleSections(site, asked)}>
        <Delivery car={carWith()} now={fixedNow} />
      </SectionsProvider>
    </TestSite>,
  );
  return { field: screen.getByLabelText('Your postcode'), user: userEvent.setup() };
}
const words = () => screen.getByRole('status').textContent;
const refusal = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
afterEach(() => vi.unstubAllGlobals());

describe('the delivery calculator', () => {
  test('[VD-12] is idle, then loading, then has region and price', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', fetch);
    const { field, user } = show();
    expect(words()).toBe('Enter your postcode for the price to your door.');
    await user.type(field, '4810{Enter}');
    expect(words()).toBe('Looking it up…');
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    answer(Response.json({ price: 890, name: 'Townsville region' }));
    expect(await screen.findByText('$890')).toBeTruthy();
    expect(words()).toBe('Townsville region $890');
    expect(fetch).toHaveBeenCalledWith('/api/delivery?postcode=4810', expect.anything());
  });

  test('[VD-12, AN-02] without a postcode it shows an error and sends no request', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const { field, user } = show();
    await user.click(screen.getByRole('button', { name: 'Estimate' }));
    await screen.findByText('Please enter a postcode.');
    expect(refusal(field)).toBe('Please enter a postcode.');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('[VD-12, AN-02] shows a message without an estimate', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    const { field, user } = show();
    await user.type(field, '6000{Enter}');
    await screen.findByText(NONE);
    expect(refusal(field)).toBe(NONE);
  });

  test('[VD-12] without JavaScript the page has the result', () => {
    const { field } = show({ postcode: '4810', answer: { name: 'Townsville region', price: '$890' } });
    expect(field).toHaveProperty('value', '4810');
    expect(words()).toBe('Townsville region $890');
    const form = field.closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '#delivery-estimate']);
  });

  test('[VD-12] is not rendered if the dealer does not deliver', () => {
    const { container } = render(
      <TestSite site={testSite()}>
        <Delivery car={carWith()} now={fixedNow} />
      </TestSite>,
    );
    expect(container.textContent).toBe('');
  });
});

describe('askDelivery', () => {
  test.each<[string, () => Promise<Response>, DeliveryAnswer]>([
    ['a price', async () => Response.json({ price: 890, name: 'North' }), { name: 'North', price: '$890' }],
    ['free delivery', async () => Response.json({ price: 0, name: 'Here' }), { name: 'Here', price: 'Free' }],
    ['a negative price', async () => Response.json({ price: -1, name: 'Here' }), { error: NONE }],
    ['a price as text', async () => Response.json({ price: '890', name: 'Here' }), { error: NONE }],
    ['null', async () => Response.json(null), { error: NONE }],
    ['invalid JSON', async () => new Response('<html>'), { error: NONE }],
    ['an error status', async () => new Response(null, { status: 503 }), { error: NONE }],
    ['a network error', () => Promise.reject(new TypeError('fetch failed')), { error: NONE }],
  ])('[VD-12] handles %s', async (_name, fetch, expected) => {
    expect(await askDelivery(' 4810 ', fetch)).toEqual(expected);
  });
});
