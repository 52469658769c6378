import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, data } from 'react-router';
import { expect, test } from 'vitest';
import { spinToWin } from '../manifest.ts';
import { options } from '../testing/options.ts';
import { page } from '../testing/pages.ts';
import SpinToWin, { shouldRevalidate } from './spin-to-win.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [spinToWin(options)] }));

test('terms that changed meanwhile are shown with the refusal, and the next press agrees to them', async () => {
  let version = 'one';
  const agreed: unknown[] = [];
  const Stub = createRoutesStub([
    {
      ...{ path: '/', Component: SpinToWin, shouldRevalidate, HydrateFallback: () => null },
      loader: () => ({ ...page, terms: { version, text: `The terms, version ${version}.` } }),
      async action({ request }) {
        agreed.push((await request.formData()).get('version'));
        version = 'two';
        const refused = { values: {}, errors: {}, failure: 'The terms have changed.', status: 422 };
        return data(refused, { status: refused.status });
      },
    },
  ]);
  render(
    <SiteProvider site={site}>
      <Stub />
    </SiteProvider>,
  );
  const spin = async () => userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }));
  await spin();
  expect(await screen.findByText('The terms, version two.')).toBeTruthy();
  await spin();
  await expect.poll(() => agreed).toEqual(['one', 'two']);
});
