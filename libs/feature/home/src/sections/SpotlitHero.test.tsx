import { namedCars } from '@forecourt/fixtures';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestHome, stock } from '../testing/TestHome.tsx';
import { SpotlitHero } from './SpotlitHero.tsx';

test.each([
  ['plain', /Drive away$/i],
  ['reservedSuv', /Drive away, Reserved$/i],
] as const)('the vehicle in the hero has its status: %s', (name, words) => {
  const section = {
    type: 'hero',
    tone: 'spotlit',
    title: 'Tonight',
    text: '',
    image: '/pictures/heroes/dark-showroom.webp',
    portrait: null,
    imageAlt: '',
    links: [],
    popular: [],
    rating: false,
    spotlight: null,
  } as const;
  const { container } = render(
    <TestHome>
      <SpotlitHero
        section={{ ...section, links: [], popular: [] }}
        stock={{ ...stock, spotlight: namedCars[name] }}
      />
    </TestHome>,
  );
  expect(container.textContent).toMatch(words);
});
