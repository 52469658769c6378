import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { financeEstimate } from '@forecourt/finance';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FinanceCalculator } from './FinanceCalculator.tsx';
import { FinanceLink } from './FinanceLink.tsx';
import { FinanceDisclaimer } from './FinanceDisclaimer.tsx';
import { calculatorSetup } from './setup.ts';
import { financeSite } from './testing/financeSite.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function show() {
  const site = financeSite();
  const setup =
    site.finance && calculatorSetup(namedCars.plain, site.finance, { variant: 'loan', now: fixedNow });
  const estimate = site.finance && financeEstimate(namedCars.plain, site.finance, { now: fixedNow });
  return render(
    <SiteProvider site={site}>
      <FinanceCalculator car={namedCars.plain} setup={setup} />
      <FinanceDisclaimer
        car={namedCars.plain}
        estimate={estimate && !('unavailable' in estimate) ? estimate : null}
        setup={setup}
      />
    </SiteProvider>,
  );
}

const hrefIn = (html: ParentNode) => html.querySelector('a[href^="/enquire"]')?.getAttribute('href');

test('[EN-03] the finance link has the loan of the URL before JavaScript', () => {
  const html = document.createElement('div');
  const hrefOf = (asked: string) => {
    html.innerHTML = renderToStaticMarkup(
      <SiteProvider site={financeSite()}>
        <FinanceLink car={namedCars.plain} asked={asked} />
      </SiteProvider>,
    );
    return hrefIn(html);
  };
  expect(hrefOf('term=4&pay=monthly')).toMatch(/&term=4&pay=monthly#finance-form$/);
  expect(hrefOf('')).not.toContain('term=');
});

test('[EN-03] the finance link follows the calculator', async () => {
  window.history.replaceState(null, '', '/cars/some-car');
  const { container } = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Monthly' }));
  await vi.waitFor(() => expect(hrefIn(container)).toMatch(/&pay=monthly#finance-form$/), 10_000);
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  await vi.waitFor(() => expect(hrefIn(container)).not.toContain('pay='), 10_000);
});

test('[RT-18] the calculator has the anchor #finance-calculator, the disclaimer #financeDisclaimer, each once', () => {
  const { container } = show();
  const calculator = container.querySelectorAll('#finance-calculator');
  expect([...calculator].map((part) => part.querySelector('h2')?.textContent)).toEqual(['Finance']);
  expect(container.querySelectorAll('#financeDisclaimer')).toHaveLength(1);
});

test('[FI-09] the first change sends event 26 with the vehicle; later changes send nothing', async () => {
  const layer: unknown[] = [];
  vi.stubGlobal('dataLayer', layer);
  saveConsent('a', 'granted');
  const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
  layer.length = 0;
  show();
  const monthly = await screen.findByRole('radio', { name: 'Monthly' });
  expect(layer).toEqual([]);
  await userEvent.click(monthly);
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  const [price] = screen.getAllByRole('textbox');
  if (!price) throw new Error('The calculator has no text input.');
  await userEvent.clear(price);
  await userEvent.type(price, '20000{Enter}');
  stop();
  expect(layer).toEqual([{ event: 'finance_calculator', event_id: 26, car_id: namedCars.plain.id }]);
});
