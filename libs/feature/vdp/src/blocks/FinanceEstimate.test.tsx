import { fixedNow, namedCars } from '@forecourt/fixtures';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FinanceEstimate } from './FinanceEstimate.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';

test.each([
  ['classic', true],
  ['group', true],
  ['showroom', false],
] as const)('in the layout %s the estimate is in a panel: %s', (layout, panel) => {
  const { container } = render(
    <TestSite site={testSite('classic', { layout })}>
      <FinanceEstimate car={namedCars.plain} now={fixedNow} />
    </TestSite>,
  );
  expect(container.textContent).toContain('p.a.');
  expect(container.querySelector('.bg-sunken') !== null).toBe(panel);
});
