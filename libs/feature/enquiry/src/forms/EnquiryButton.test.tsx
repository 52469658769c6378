import { namedCars } from '@forecourt/fixtures';
import { clearMemoryStorage } from '@forecourt/browser';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDrafts } from '../logic/draft.ts';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { EnquiryButton } from './EnquiryButton.tsx';
import * as live from './load-live.ts';

const car = namedCars.reduced;
const button = <EnquiryButton car={car} text="Enquire now" />;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearMemoryStorage();
  clearDrafts();
});

/** Opens the dialog; the platform gives the responses passed in. */
async function opened({ platform = testPlatform(), site = testSite() } = {}) {
  vi.stubGlobal('fetch', platform.fetch);
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<TestSite site={site}>{button}</TestSite>);
  await user.click(screen.getByRole('link', { name: `Enquire now about ${car.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this car' }));
  return { user, dialog, alert, platform };
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function fillIn({ user, dialog }: Pick<Opened, 'user' | 'dialog'>, postcode = '4006') {
  await user.type(dialog.getByLabelText('First name'), 'Priya');
  await user.type(dialog.getByLabelText('Last name'), 'Nair');
  await user.type(dialog.getByLabelText('Email'), 'priya.nair@example.com');
  await user.type(dialog.getByLabelText('Mobile'), '0491 570 156');
  await user.type(dialog.getByLabelText('Postcode'), postcode);
  await user.type(dialog.getByLabelText('Message'), 'Is it still here?');
}

const send = ({ user, dialog }: Pick<Opened, 'user' | 'dialog'>) =>
  user.click(dialog.getByRole('button', { name: 'Enquire now' }));

describe('the button', () => {
  test('[EN-01] before hydration it is a link to the enquiry page about the vehicle', () => {
    expect(renderToString(<TestSite>{button}</TestSite>)).toContain(`href="/enquire?car=${car.slug}"`);
  });

  test('a click that opens another tab is left to the browser', async () => {
    render(<TestSite>{button}</TestSite>);
    const link = await screen.findByRole('link');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
  });

  test('if the dialog cannot be loaded, the link is followed', async () => {
    vi.spyOn(live, 'loadDialog').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module'),
    );
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    render(<TestSite>{button}</TestSite>);
    fireEvent.click(await screen.findByRole('link'));
    await expect.poll(() => assign.mock.calls).toEqual([[`/enquire?car=${car.slug}`]]);
  });
});

describe('the dialog', () => {
  test('[EN-10] of a sold vehicle it asks for a similar one and names no price', async () => {
    const user = userEvent.setup();
    const sold = namedCars.soldYesterday;
    render(
      <TestSite>
        <EnquiryButton car={sold} text="Find me something similar" />
      </TestSite>,
    );
    await user.click(screen.getByRole('link', { name: `Find me something similar to ${sold.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find me something similar' }));
    expect(dialog.getByLabelText('Message')).toHaveProperty(
      'value',
      'Can you please find me something similar?',
    );
    expect(dialog.getByText('Sold')).toBeTruthy();
    expect(dialog.queryByText(/\$/)).toBeNull();
  });

  test('[EN-01] it shows the vehicle and every field, and consent is unticked', async () => {
    const { dialog } = await opened();
    expect(dialog.getByText('2021 Toyota RAV4')).toBeTruthy();
    expect(dialog.getByText('$39,990')).toBeTruthy();
    expect(dialog.getByText('Drive away')).toBeTruthy();
    const consent = dialog.getByRole('checkbox', { name: /^Send me price changes for this car/ });
    expect(consent).toHaveProperty('checked', false);
    expect(dialog.getByLabelText('Postcode')).toMatchObject({ inputMode: 'numeric', maxLength: 4 });
    expect(dialog.queryByLabelText('Location')).toBeNull();
  });

  test('[EN-01] terms are shown only if the site has them, and must be accepted', async () => {
    const { user, dialog, platform } = await opened({
      site: testSite({ disclaimer: 'I accept the terms.' }),
    });
    await fillIn({ user, dialog });
    await send({ user, dialog });
    expect(
      within(await dialog.findByRole('alert')).getByText('Please accept the terms and conditions.'),
    ).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'I accept the terms.' }));
    await send({ user, dialog });
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]?.lead).toMatchObject({ terms_conditions: true, opt_in: false });
  });

  test('Back closes it, and what was typed is there when it opens again, until it is sent', async () => {
    const { user, dialog } = await opened();
    await fillIn({ user, dialog });
    const place = window.location.href;
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.href).toBe(place);
    const reopen = async () => {
      await user.click(screen.getByRole('link', { name: `Enquire now about ${car.name}` }));
      return within(await screen.findByRole('dialog', { name: 'Ask about this car' }));
    };
    const again = await reopen();
    expect(again.getByLabelText('Message')).toHaveProperty('value', 'Is it still here?');
    expect(again.getByLabelText('Postcode')).toHaveProperty('value', '4006');
    await send({ user, dialog: again });
    await screen.findByRole('heading', { name: 'Thank you' });
    cleanup();
    const { dialog: next } = await opened();
    expect(next.getByLabelText('Message')).toHaveProperty('value', '');
  });

  test('[EN-07, AN-02] errors are shown in the summary and at the field; correcting a field clears its error and keeps the focus', async () => {
    const { user, dialog, platform } = await opened();
    await fillIn({ user, dialog }, '40');
    await send({ user, dialog });
    const summary = await dialog.findByRole('alert');
    expect(summary.textContent).toContain('Please fix the following errors:');
    expect(summary.textContent).toContain('Invalid postcode. Please enter a 4-digit number.');
    await expect.poll(() => document.activeElement).toBe(summary);
    const postcode = dialog.getByLabelText('Postcode');
    expect(postcode.getAttribute('aria-invalid')).toBe('true');
    await user.type(postcode, '06');
    await expect.poll(() => postcode.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(postcode);
    expect(platform.leads).toHaveLength(0);
  });

  test('[EN-07] a text that is too long is kept whole, counted, and refused with a reason', async () => {
    const { user, dialog, platform } = await opened();
    await fillIn({ user, dialog });
    const long = {
      'First name': 'P'.repeat(101),
      Email: `${'p'.repeat(250)}@example.com`,
      Mobile: '0491 570 156 '.repeat(4),
    };
    for (const [label, text] of Object.entries(long)) {
      await user.clear(dialog.getByLabelText(label));
      await user.paste(text);
      expect(dialog.getByLabelText(label)).toHaveProperty('value', text);
    }
    expect(dialog.getByText('262 of 254 characters')).toBeTruthy();
    await send({ user, dialog });
    const summary = await dialog.findByRole('alert');
    expect(within(summary).getAllByText('Please shorten this text.')).toHaveLength(3);
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', long.Email);
    expect(platform.leads).toHaveLength(0);
  });

  test('[EN-07] it sends the form once, shows that it is sending, and navigates to the success page', async () => {
    let answer: (response: Response) => void = () => undefined;
    const platform = testPlatform();
    const slow = {
      ...platform,
      fetch: vi.fn(async (path: string, init?: RequestInit) => {
        await platform.fetch(path, init);
        return new Promise<Response>((resolve) => {
          answer = resolve;
        });
      }),
    };
    const { user, dialog } = await opened({ platform: slow });
    await fillIn({ user, dialog });
    await user.click(dialog.getByRole('checkbox'));
    await send({ user, dialog });
    const sending = await dialog.findByRole('button', { name: /Sending/ });
    expect(sending).toHaveProperty('disabled', true);
    await user.click(sending);
    expect(slow.fetch).toHaveBeenCalledTimes(1);
    answer(json(200, { lead_id: 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11' }));
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      lead: {
        name: 'Priya',
        postcode: '4006',
        car_id: car.id,
        opt_in: true,
        page_id: 'vehicle',
        company_url: '',
      },
    });
    expect(platform.leads[0]?.lead.elapsed_ms).toBeGreaterThan(0);
    expect(window.sessionStorage.getItem('forecourt:example-motors:sent')).toContain(car.slug);
  });

  test('[EN-07, AN-02] a failure is shown in a browser alert and in the form; the retry keeps the idempotency key', async () => {
    let down = true;
    const platform = testPlatform();
    const keys: (string | null)[] = [];
    const flaky = {
      ...platform,
      fetch: async (path: string, init: RequestInit = {}) => {
        keys.push(new Headers(init.headers).get('idempotency-key'));
        return down
          ? json(500, { title: 'x', error: 'An unexpected error occured' })
          : platform.fetch(path, init);
      },
    };
    const { user, dialog, alert } = await opened({ platform: flaky });
    await fillIn({ user, dialog });
    await send({ user, dialog });
    const message = 'An error occurred when submitting this form';
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    expect(alert.mock.calls).toEqual([[message]]);
    expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Priya');
    down = false;
    await send({ user, dialog });
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('[EN-07] the server’s own sentence is shown, and a site may turn the browser alert off', async () => {
    const platform = testPlatform({
      answer: () => json(429, { error: 'Too many messages have been sent from here.' }),
    });
    const { user, dialog, alert } = await opened({ platform, site: testSite({ nativeAlert: false }) });
    await fillIn({ user, dialog });
    await send({ user, dialog });
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Too many messages have been sent from here.',
    );
    expect(alert).not.toHaveBeenCalled();
  });

  test('[EN-07] fields rejected by the server are marked like those rejected by the form', async () => {
    const fields = { email: ['This address cannot be reached.'] };
    const platform = testPlatform({
      answer: () => json(422, { error: 'Please fix the following errors:', fields }),
    });
    const { user, dialog, alert } = await opened({ platform });
    await fillIn({ user, dialog });
    await send({ user, dialog });
    expect((await dialog.findByRole('alert')).textContent).toContain('This address cannot be reached.');
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(alert).not.toHaveBeenCalled();
  });

  test('[EN-03] the lead has the pages of the visit and its campaign parameters', async () => {
    const visit = { pages: ['/', '/search/suv-cars'], landing: '/?utm_source=news' };
    window.sessionStorage.setItem('forecourt:example-motors:visit', JSON.stringify(visit));
    const { user, dialog, platform } = await opened();
    await fillIn({ user, dialog });
    await send({ user, dialog });
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]?.lead.lead_attributes).toEqual({
      visited_pages: ['/', '/search/suv-cars'],
      linked_query_params: { utm_source: 'news' },
    });
  });

  test('[EN-09] contact details are saved after a form is sent, and prefill the next one', async () => {
    const first = await opened();
    await fillIn(first);
    await send(first);
    await screen.findByRole('heading', { name: 'Thank you' });
    cleanup();
    clearMemoryStorage(); // as a reload does
    const { dialog } = await opened();
    await expect.poll(() => dialog.getByLabelText('First name')).toHaveProperty('value', 'Priya');
    expect(dialog.getByLabelText('Mobile')).toHaveProperty('value', '0491 570 156');
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', '');
  });
});
