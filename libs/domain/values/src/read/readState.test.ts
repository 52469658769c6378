import { expect, it } from 'vitest';
import { readState, STATE_NAMES, STATES } from './readState.ts';

it.each([
  ['QLD', 'QLD'],
  ['qld', 'QLD'],
  [' Queensland ', 'QLD'],
  ['QLD 4006', 'QLD'],
  ['N.S.W.', 'NSW'],
  ['New South Wales', 'NSW'],
  ['new-south  wales', 'NSW'],
  ['AU-NSW', 'NSW'],
  ['AU VIC', 'VIC'],
  ['Australian Capital Territory', 'ACT'],
  ['Otago', null],
  ['Brisbane', null],
  ['', null],
  ['N/A', null],
  [null, null],
  [undefined, null],
  [4, null],
])('%j is read as %j', (value, state) => expect(readState(value)).toBe(state));

it.each(STATES)('%s is read by its letters and by its name, in any case', (state) => {
  const name = STATE_NAMES[state];
  for (const text of [state, state.toLowerCase(), name, name.toLowerCase(), name.toUpperCase()])
    expect(readState(text)).toBe(state);
});
