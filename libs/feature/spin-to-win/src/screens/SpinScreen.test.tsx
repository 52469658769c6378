import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RefusedSpin, SpinPage } from '../logic/page.ts';
import { nothing, page, won } from '../testing/pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { SpinScreen } from './SpinScreen.tsx';

const show = (changes: Partial<SpinPage> = {}, refused: RefusedSpin | null = null) =>
  render(
    <TestPage>
      <SpinScreen page={{ ...page, ...changes }} refused={refused} />
    </TestPage>,
  );

/** Counts turns of the wheel; jsdom has no animations. */
function turns(reduced = false) {
  const animate = vi.fn();
  Object.assign(Element.prototype, { animate });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  return animate;
}
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

test('every prize stands with its chance, and the terms before the button', () => {
  show();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['A full detail1 in 10', 'A set of floor mats2 in 5', 'No prize1 in 2']);
  const terms = screen.getByRole('region', { name: 'Terms of the draw' });
  const button = screen.getByRole('button', { name: 'Spin the wheel' });
  expect(terms.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'kim@shopper.example');
});

test('a refused post keeps what was typed, and each error stands at its field', () => {
  const errors = { agreed: 'Please agree to the terms of the draw.' };
  show({}, { values: { name: 'Kim' }, errors, failure: null, status: 422 });
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Kim');
  expect(screen.getAllByText(errors.agreed)).toHaveLength(2);
});

test('a prize is said in words with its reference, and there is nothing to press again', () => {
  show({ mine: won });
  expect(screen.getByText('A set of floor mats', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText('SW-1A2B3C4D')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a prize nothing is called won', () => {
  show({ mine: nothing });
  expect(screen.queryByText(/won/)).toBeNull();
  expect(screen.getByText('You can draw again next month.')).toBeTruthy();
});

test.each([
  ['before', 'This draw hasn’t started yet.'],
  ['over', 'This draw is over.'],
] as const)('%s the draw there is a sentence and no form', (is, words) => {
  show({ is });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the wheel turns once on the page that a draw leads to, not on the usual one, and not with reduced motion', () => {
  const animate = turns();
  show({ mine: won });
  expect(animate).not.toHaveBeenCalled();
  show({ mine: won, isNew: true });
  expect(animate).toHaveBeenCalledTimes(1);
  const still = turns(true);
  show({ mine: won, isNew: true });
  expect(still).not.toHaveBeenCalled();
});

test.each([2, 3, 4, 5, 8, 9, 12])('in a wheel of %i parts no part has the tone of its neighbour', (count) => {
  const prizes = Array.from({ length: count }, (_, index) => ({
    ...{ id: `prize-${index}`, name: `Prize ${index}`, odds: `1 in ${count}`, parts: 1 },
  }));
  const { container } = show({ prizes });
  const tones = [...container.querySelectorAll('svg g path')].map((part) => part.getAttribute('class'));
  expect(tones).toHaveLength(count);
  for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[(index + 1) % count]);
});
