import { namedCars } from '@forecourt/fixtures';
import { parseCar } from '@forecourt/vehicle';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compared } from '../testing/compared.ts';
import { financedSite, siteWithTerms, TestSite, testSite } from '../testing/TestSite.tsx';
import { CompareScreen } from './CompareScreen.tsx';

const { plain, reduced, soldYesterday } = namedCars;
const show = async (...arguments_: Parameters<typeof compared>) => {
  const { head, ...page } = await compared(...arguments_);
  render(
    <TestSite site={financedSite}>
      <CompareScreen {...page} />
    </TestSite>,
  );
  return head;
};
/** The heads of the columns of vehicles. */
const carHeads = () => screen.getAllByRole('columnheader').slice(1);
const cellsOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ lastChild, textContent }) => (lastChild ? textContent.replace(label, '') : ''));

afterEach(() => vi.unstubAllGlobals());

describe('keeping and sending the comparison', () => {
  const url = `https://site.example/compare?ids=${plain.id},${reduced.id}`;

  test('by e-mail is a link, which needs no script', async () => {
    await show([plain, reduced]);
    const href = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toBe(
      `mailto:?subject=${plain.name} or ${reduced.name}&body=${plain.name} or ${reduced.name}\n${url}`,
    );
  });

  test('uses the sheet of the device where there is one, and says nothing if it is closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await show([plain, reduced]);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: `${plain.name} or ${reduced.name}`, url });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('copies the link elsewhere, and shows it if that fails', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>();
    vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockResolvedValue() } });
    await show([plain, reduced]);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(writeText).toHaveBeenCalledWith(url);
    const again = await screen.findByRole('button', { name: 'Link copied' });
    writeText.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(again);
    expect((await screen.findByRole('alert')).textContent).toContain(url);
  });

  test('prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show([plain, reduced]);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the compare table', () => {
  test('has picture, name and price of each vehicle, and their specifications', async () => {
    await show([plain, reduced]);
    const heads = carHeads();
    expect(heads).toHaveLength(2);
    expect(heads[0]?.textContent).toContain(plain.name);
    expect(heads[0]?.textContent).toContain('$24,990');
    expect(heads[1]?.textContent).toMatch(/was \$42,990.*now \$39,990/);
    expect(cellsOf('Colour')).toEqual(['Red', 'Blue']);
  });

  test('has all repayments on the same terms, whatever a lender said of one, with both rates and the warning once', async () => {
    const { finance_lenders } = parseCar({
      ...reduced,
      finance_lenders: { AusLoans: { interestRate: '3.1%', paymentWeek: '$9', deposit: 4_000 } },
    });
    expect(finance_lenders?.['ausloans']).toMatchObject({ interestRate: 3.1, paymentWeek: 9 });
    const lent = { ...reduced, finance_lenders };
    await show([plain, lent]);
    const terms = screen.getByRole('region', { name: 'Repayments on the same terms' });
    expect(terms.textContent).toContain(
      '$0 deposit over 5 years: 6.29% p.a. interest, 8.19% p.a. comparison*',
    );
    expect(screen.getAllByText(/8\.19%/)).toHaveLength(1);
    expect(screen.getAllByText('WARNING:')).toHaveLength(1);
    const amounts = cellsOf('Repayment per week*');
    expect(amounts).toEqual([expect.stringMatching(/^\$\d+$/), expect.stringMatching(/^\$\d+$/)]);
    cleanup();
    await show([plain, reduced]);
    expect(cellsOf('Repayment per week*')).toEqual(amounts);
  });

  test('deposit and term are chosen once for all, by a form that keeps vehicles and postcode', async () => {
    await show([plain, reduced]);
    const before = cellsOf('Repayment per week*');
    cleanup();
    await show([plain, reduced], undefined, { deposit: '$5,000', years: '7', postcode: '4000' });
    const terms = screen.getByRole('region', { name: 'Repayments on the same terms' });
    expect(terms.textContent).toContain('$5,000 deposit over 7 years');
    const dollars = (texts: readonly string[]) => texts.map((text) => Number(text.replace('$', '')));
    const after = dollars(cellsOf('Repayment per week*'));
    for (const [place, amount] of dollars(before).entries()) expect(after[place]).toBeLessThan(amount);
    const form = terms.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/compare']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ ids: `${plain.id},${reduced.id}`, postcode: '4000', deposit: '$5,000', years: '7' },
    });
    const delivery = screen.getByRole('textbox', { name: 'Postcode to deliver to' }).closest('form');
    expect(new FormData(delivery ?? undefined).get('years')).toBe('7');
  });

  test.each([
    [{ deposit: 'lots', years: '99' }, '$0 deposit over 5 years'],
    [{ deposit: '-5', years: '0' }, '$0 deposit over 5 years'],
    [{ deposit: '9'.repeat(40), years: '' }, '$1,000,000 deposit over 5 years'],
  ])('terms that nobody offers, %o, are the usual ones', async (typed, expected) => {
    await show([plain, reduced], undefined, typed);
    expect(screen.getByRole('region', { name: 'Repayments on the same terms' }).textContent).toContain(
      expected,
    );
  });

  test.each([
    ['snapped to the dealer’s choices', { choices: [3, 4, 7] }, '4', ['3', '4', '7']],
    ['within its bounds', { min: 1, max: 4 }, '4', ['1', '2', '3', '4']],
  ])('the usual term is the one that is calculated, %s', async (_title, termYears, usual, offered) => {
    const site = siteWithTerms({ termYears: 5, sliders: { default: { termYears } } });
    await show([plain, reduced], undefined, { site });
    const terms = screen.getByRole('region', { name: 'Repayments on the same terms' });
    expect(terms.textContent).toContain(`over ${usual} years`);
    const select = within(terms).getByRole('combobox', { name: 'Term' });
    expect(select).toHaveProperty('value', usual);
    expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(offered);
    const amounts = cellsOf('Repayment per week*');
    cleanup();
    await show([plain, reduced], undefined, { site, years: usual });
    expect(cellsOf('Repayment per week*')).toEqual(amounts);
    cleanup();
    await show([plain, reduced], undefined, { site, years: '5' });
    expect(screen.getByRole('region', { name: 'Repayments on the same terms' }).textContent).toContain(
      `over ${usual} years`,
    );
  });

  test('one year is said in the singular', async () => {
    await show([plain, reduced], undefined, { years: '1' });
    expect(screen.getByRole('region', { name: 'Repayments on the same terms' }).textContent).toContain(
      'over 1 year:',
    );
  });

  test('a deposit above a price leaves that vehicle without a repayment', async () => {
    await show([plain, reduced], undefined, { deposit: '30000' });
    expect(cellsOf('Repayment per week*')).toEqual(['Not given', expect.stringMatching(/^\$/)]);
  });

  test('says which is the lowest, and lists what differs first', async () => {
    await show([plain, { ...reduced, km: 8_000 }]);
    expect(cellsOf('Odometer')).toEqual(['61,250 km', '8,000 kmLowest']);
    const labels = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(labels.indexOf('Colour')).toBeLessThan(labels.indexOf('Fuel'));
  });

  test('says what the fuel of a year is for, where a vehicle has it', async () => {
    const { caravan } = namedCars;
    await show([plain]);
    expect(cellsOf('Fuel for a year')[0]).toMatch(/^\$[\d,]+$/);
    expect(document.body.textContent).toContain('Fuel for a year is for 250 km a week at $1.70 a litre');
    cleanup();
    await show([caravan]);
    expect(document.body.textContent).not.toContain('Fuel for a year');
  });

  test('takes a vehicle out by a link, which needs no script', async () => {
    await show([plain, reduced, soldYesterday]);
    const link = screen.getByRole('link', { name: `Take ${reduced.name} out` });
    expect(link.getAttribute('href')).toBe(`/compare?ids=${plain.id},${soldYesterday.id}`);
  });

  test('says that one has left, and is not indexed', async () => {
    const head = await show([plain], [plain.id, 999_999]);
    expect(screen.getByText('One vehicle is no longer here.')).toBeTruthy();
    expect(carHeads()).toHaveLength(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(head).toMatchObject({ noindex: true, canonical: `https://site.example/compare?ids=${plain.id}` });
  });

  test('without vehicles says how to begin', async () => {
    await show([]);
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'My garage' }).at(-1)?.getAttribute('href')).toBe(
      '/watchlist',
    );
  });

  test.each([
    ['4000', 'Delivery to 4000 (Brisbane)', ['$150', '$150']],
    ['9999', null, 'We have no price for that postcode.'],
    ['', null, 'Please enter a postcode'],
  ])(
    'with the postcode "%s" has the price of delivery, or the reason for none',
    async (postcode, label, expected) => {
      await show([plain, reduced], undefined, { postcode });
      expect(screen.getByRole('textbox', { name: 'Postcode to deliver to' })).toHaveProperty(
        'value',
        postcode,
      );
      const form = screen.getByRole('textbox', { name: 'Postcode to deliver to' }).closest('form');
      expect(form?.getAttribute('method')).toBe('get');
      expect(new FormData(form ?? undefined).get('ids')).toBe(`${plain.id},${reduced.id}`);
      if (label) expect(cellsOf(label)).toEqual(expected);
      else expect(document.body.textContent).toContain(expected);
    },
  );

  test('of a site that does not deliver asks for no postcode', async () => {
    await show([plain, reduced], undefined, { site: testSite(), postcode: '4000' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.body.textContent).not.toContain('Delivery to');
  });

  test('shows the pictures of all vehicles in step; one with fewer keeps its last', async () => {
    const few = { ...reduced, images: reduced.images.slice(0, 2) };
    await show([plain, few]);
    const shown = () =>
      carHeads().map((head) =>
        head
          .querySelector('img')
          ?.getAttribute('src')
          ?.replace(/^\/images\/[^/]+|\?.*$/g, ''),
      );
    const urls = (car: typeof plain) => car.images.map(({ image }) => image.url);
    const next = screen.getByRole('button', { name: 'Next pictures' });
    await userEvent.click(next);
    expect(shown()).toEqual([urls(plain)[1], urls(few)[1]]);
    await userEvent.click(next);
    expect(shown()).toEqual([urls(plain)[2], urls(few)[1]]);
    for (let place = 0; place < 3; place += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Previous pictures' }));
    expect(screen.getByText(/5 of 5/)).toBeTruthy();
  });

  test('is the same on the server', async () => {
    const { head: _head, ...page } = await compared([plain, reduced]);
    const sent = renderToString(
      <TestSite site={financedSite}>
        <CompareScreen {...page} />
      </TestSite>,
    );
    expect(sent).toContain('Only differences');
  });
});

describe('taking a vehicle out', () => {
  test('keeps the terms of the repayments and the postcode', async () => {
    const terms = { deposit: '$5,000', years: '7', postcode: '4000' };
    await show([plain, reduced, soldYesterday], undefined, terms);
    const href = screen.getByRole('link', { name: `Take ${reduced.name} out` }).getAttribute('href') ?? '';
    const { searchParams } = new URL(href, 'https://site.example');
    expect(Object.fromEntries(searchParams)).toEqual({ ids: `${plain.id},${soldYesterday.id}`, ...terms });
  });

  test('that has the most pictures leaves a picture that there is', async () => {
    const few = { ...reduced, images: reduced.images.slice(0, 2) };
    const pageOf = async (...cars: (typeof plain)[]) => {
      const { head: _head, ...page } = await compared(cars);
      return (
        <TestSite site={financedSite}>
          <CompareScreen {...page} />
        </TestSite>
      );
    };
    const { rerender } = render(await pageOf(plain, few));
    const status = () =>
      within(screen.getByRole('group', { name: 'Pictures' })).getByRole('status').textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Previous pictures' }));
    const [, most = ''] = /^Picture (\d+) of \1$/.exec(status()) ?? [];
    expect(Number(most)).toBeGreaterThan(2);
    rerender(await pageOf(few));
    expect(status()).toMatch(/^Picture (\d) of \1$/);
  });
});
