import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, data } from 'react-router';
import { expect, test } from 'vitest';
import type { ApplicationPage } from '../logic/page.ts';
import { consentPage, refused } from '../testing/pages.ts';
import { testSite } from '../testing/TestPage.tsx';
import Apply, { shouldRevalidate } from './apply.tsx';

test('answers that changed meanwhile are shown with the refusal, and the next press declares them', async () => {
  let income = '$1,450 a week';
  const declared: unknown[] = [];
  const loader = (): ApplicationPage => {
    const { view } = consentPage;
    if (view.at !== 'consent') return consentPage;
    const sections = view.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => (row.name === 'income' ? { ...row, text: income } : row)),
    }));
    return { ...consentPage, view: { ...view, sections } };
  };
  const Stub = createRoutesStub([
    {
      ...{ path: '/apply-for-finance', Component: Apply, shouldRevalidate, HydrateFallback: () => null },
      loader,
      async action({ request }) {
        const seen = (await request.formData()).getAll('seen');
        declared.push(seen.find((row) => String(row).startsWith('Income after tax')));
        income = '$1,850 a week';
        const answer = refused({ failure: 'Your answers have changed.', status: 409 });
        return data(answer, { status: answer.status });
      },
    },
  ]);
  render(
    <SiteProvider site={testSite()}>
      <Stub initialEntries={['/apply-for-finance?step=consent']} />
    </SiteProvider>,
  );
  const send = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Send my application' }));
  await send();
  expect(await screen.findByText('$1,850 a week')).toBeTruthy();
  expect(screen.getByText('Your answers have changed.')).toBeTruthy();
  await send();
  await expect
    .poll(() => declared)
    .toEqual(['Income after tax: $1,450 a week', 'Income after tax: $1,850 a week']);
});
