import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Understood } from './Understood.tsx';

const said = {
  words: 'tradie',
  understood: [],
  notes: [],
  dropped: ['tradie'],
  showing: '34 utes',
  offered: [],
  rest: '',
  asTextUrl: '/search/new-used-and-demo-cars/?query=tradie',
};

test.each([
  [{}, 'No match for “tradie”, showing 34 utes.'],
  [{ dropped: ['tradie', 'shiny'] }, 'No match for “tradie” or “shiny”, showing 34 utes.'],
  [
    { dropped: ['tradie', 'no rust', 'shiny'] },
    'No match for “tradie”, “no rust” or “shiny”, showing 34 utes.',
  ],
  [{ showing: null }, 'No match for “tradie”.'],
  [{ dropped: [] }, ''],
])('names the words without a match: %j', (changes, sentence) => {
  render(<Understood said={{ ...said, ...changes }} unknownPlace={null} />);
  expect(screen.getByRole('region', { name: 'What we understood' }).textContent).toBe(sentence);
});
