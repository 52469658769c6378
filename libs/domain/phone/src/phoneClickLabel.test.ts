import { describe, expect, it } from 'vitest';
import { phoneClickLabel } from './phoneClickLabel.ts';

describe('phoneClickLabel', () => {
  it.each([
    ['new', 'New Car'],
    ['demo', 'New Car'],
    ['used', 'Used Car'],
  ] as const)('[PR-08] labels the click on a %s car %s', (carType, label) => {
    expect(phoneClickLabel(carType)).toBe(label);
  });
});
