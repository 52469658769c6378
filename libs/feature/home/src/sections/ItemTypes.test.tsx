import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestHome, stock } from '../testing/TestHome.tsx';
import { ItemTypes } from './ItemTypes.tsx';

test('the pictures of its tiles are as wide as their widest tile, 421 pixels', () => {
  const itemTypes = [
    { value: 'caravan', count: 12 },
    { value: 'truck', count: 3 },
  ];
  const { container } = render(
    <TestHome>
      <ItemTypes title="What we sell" stock={{ ...stock, itemTypes }} />
    </TestHome>,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(2);
  for (const { sizes, srcset } of pictures) {
    expect(sizes).toContain('421px');
    const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(421);
  }
});
