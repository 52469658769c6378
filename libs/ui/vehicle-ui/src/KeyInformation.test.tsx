import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyInformation } from './KeyInformation.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `fact${at}`, label: `Fact ${at + 1}`, value: 'Yes' }));

test('[VD-07] four lines of key information show, the others behind Show More', () => {
  const { container } = render(<KeyInformation items={items(6)} />);
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(within(fold ?? container).getByText('Show More')).toBeTruthy();
  expect(within(fold ?? container).getByText('Show Less')).toBeTruthy();
  expect(fold?.textContent).toMatch(/Fact 5.*Fact 6/);
  expect(
    [...container.querySelectorAll('div > dl > div > dt')].filter((each) => !fold?.contains(each)),
  ).toHaveLength(4);
});

test('[VD-07] four lines or fewer have no Show More', () => {
  render(<KeyInformation items={items(4)} />);
  expect(screen.getByText('Fact 4')).toBeTruthy();
  expect(screen.queryByText('Show More')).toBeNull();
});
