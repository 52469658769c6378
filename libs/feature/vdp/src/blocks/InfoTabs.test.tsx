import { carWith, fixedNow } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { DealerTabs, InfoTabs } from './InfoTabs.tsx';

const words = (text: string) => ({ text, points: [], link: null });
const everything = {
  included: { ...words('Ready to drive.'), points: ['Two keys'] },
  whyBuy: words('One price.'),
  reserve: words('Held for 48 hours.'),
  protect: { ...words('Care.'), link: { name: 'Ask us', href: '/contact-us' } },
};

function show(car: Car, sections: object = everything, Block = InfoTabs) {
  return render(
    <TestSite site={testSite('classic', { sections })}>
      <Block car={car} now={fixedNow} />
    </TestSite>,
  );
}
const titles = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);

describe('the info tabs', () => {
  test('[VD-06] has six tabs in order, with every panel in the HTML', () => {
    const { container } = show(carWith());
    expect(titles()).toEqual([
      'Dealer Comments',
      "What's Included",
      'Why Buy From Us?',
      'Reserve Online',
      'Protect Your Car',
      'Features',
    ]);
    for (const text of ['Ready to drive.', 'Two keys', 'One price.', 'Held for 48 hours.', 'Care.'])
      expect(container.textContent, text).toContain(text);
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact-us');
  });

  test.each<[string, Partial<Car>, object, string[]]>([
    [
      'no standard equipment',
      { standardEquipment: [] },
      { included: words('A') },
      ['Dealer Comments', "What's Included"],
    ],
    ['no texts of the dealer', {}, {}, ['Dealer Comments', 'Features']],
    ['a sold car', { status: 'sold' }, { reserve: words('A') }, ['Dealer Comments', 'Features']],
    ['a reserved car', { reserved: true }, { reserve: words('A') }, ['Dealer Comments', 'Features']],
  ])('[VD-06] leaves out empty tabs: %s', (_name, changes, sections, expected) => {
    show(carWith(changes), sections);
    expect(titles()).toEqual(expected);
  });

  test.each([
    ['with a checkout', 'QLD', ['Dealer Comments', 'Reserve Online', 'Features']],
    ['with a checkout', null, ['Dealer Comments', 'Features']],
    ['without a checkout', null, ['Dealer Comments', 'Reserve Online', 'Features']],
  ] as const)(
    '[VD-06] of a dealer in two states %s a vehicle in %s has these tabs: %j',
    (kind, state, expected) => {
      const base = testSite('classic', { sections: { reserve: words('Held for 48 hours.') } });
      const checkout = kind === 'with a checkout' ? ['cars/:slug/checkout'] : [];
      const site = { ...base, pages: [...base.pages, ...checkout] };
      const locations = (['QLD', 'NSW'] as const).flatMap((each) =>
        site.locations.slice(0, 1).map((place) => ({ ...place, address: { ...place.address, state: each } })),
      );
      render(
        <TestSite site={{ ...site, locations }}>
          <InfoTabs car={carWith({ state })} now={fixedNow} />
        </TestSite>,
      );
      expect(titles()).toEqual(expected);
    },
  );

  test('with one panel is a section with a heading', () => {
    show(carWith({ standardEquipment: [] }), {});
    expect(titles()).toEqual([]);
    expect(screen.getByRole('heading', { level: 2, name: 'Dealer Comments' })).toBeTruthy();
  });

  test('[VD-06] arrow keys, Home and End move between tabs', async () => {
    show(carWith());
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Dealer Comments' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe("What's Included");
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Features');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Dealer Comments');
  });

  test('in the showroom has only the dealer’s tabs, or nothing', () => {
    const { unmount } = show(carWith(), { included: words('A'), whyBuy: words('B') }, DealerTabs);
    expect(titles()).toEqual(["What's Included", 'Why Buy From Us?']);
    unmount();
    expect(show(carWith(), {}, DealerTabs).container.textContent).toBe('');
  });
});

describe('dealer comments', () => {
  const long = 'A tidy car with one owner. '.repeat(30).trim();

  test('[VD-19] more than 400 characters are collapsed, with the full text in the HTML', () => {
    const { container } = show(carWith({ dealercomments: long }), {});
    const fold = container.querySelector('details');
    expect(within(fold ?? container).getByText('Show More')).toBeTruthy();
    expect(within(fold ?? container).getByText('Show Less')).toBeTruthy();
    expect(fold?.textContent).toContain(long);
    expect(container.querySelector('p')?.textContent?.length).toBeLessThanOrEqual(401);
  });

  test.each([
    ['Short and sweet.', 'Short and sweet.'],
    [null, 'Dealer comments are pending. Please check back here later.'],
    ['  ', 'Dealer comments are pending. Please check back here later.'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('[VD-19] %j is shown as %j, not collapsed', (dealercomments, expected) => {
    const { container } = show(carWith({ dealercomments, standardEquipment: [] }), {});
    expect(container.querySelector('p')?.textContent).toBe(expected);
    expect(container.querySelector('details, script')).toBeNull();
  });
});

describe('features', () => {
  const equipment = (count: number) => Array.from({ length: count }, (_, at) => `Feature ${at + 1}`);

  test.each([
    [8, null],
    [9, 'Show All 9'],
  ])('[VD-07] %d features: eight are shown, then the button %j', (count, button) => {
    show(carWith({ standardEquipment: equipment(count) }), {});
    const panel = screen.getByRole('tabpanel', { name: 'Features', hidden: true });
    expect(panel.querySelectorAll('ul:first-of-type > li, details li')).toHaveLength(count);
    expect(panel.querySelector('details summary span')?.textContent ?? null).toBe(button);
    expect(panel.querySelectorAll(':scope > ul > li')).toHaveLength(8);
  });

  test('[VD-07] a duplicate feature is listed once', () => {
    show(carWith({ standardEquipment: ['Towbar', 'Towbar'] }), {});
    expect(screen.getAllByText('Towbar')).toHaveLength(2);
  });
});
