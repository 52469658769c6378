import { expect, it } from 'vitest';
import { askFor } from './askFor.ts';

it.each([
  ['Year', 'Year: please fill this in.'],
  ['Is there money owing on it?', 'Is there money owing on it? Please fill this in.'],
])('asks for "%s" in words', (label, words) => expect(askFor(label, 'please fill this in')).toBe(words));
