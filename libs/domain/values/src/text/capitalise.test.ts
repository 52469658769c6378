import { expect, it } from 'vitest';
import { capitalise } from './capitalise.ts';

it.each([
  ['used cars', 'Used cars'],
  ['SUV', 'SUV'],
  ['über', 'Über'],
  ['4x4', '4x4'],
  ['', ''],
])('%j begins as %j', (text, heading) => expect(capitalise(text)).toBe(heading));
