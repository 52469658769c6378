import { describe, expect, it } from 'vitest';
import { primaryLocation } from './primaryLocation.ts';

const place = (id: number, primary?: boolean) => ({ id, ...(primary === undefined ? {} : { primary }) });

describe('primaryLocation', () => {
  it.each<[string, ReturnType<typeof place>[], number | undefined]>([
    ['the primary one, at any index', [place(1, false), place(2, true), place(3)], 2],
    ['the first of two primary ones', [place(1), place(2, true), place(3, true)], 2],
    ['the first where none is primary', [place(4, false), place(5)], 4],
    ['undefined without locations', [], undefined],
  ])('is %s', (_, places, expected) => {
    expect(primaryLocation(places)?.id).toBe(expected);
  });
});
