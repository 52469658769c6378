import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { siteStorage } from './siteStorage.ts';
import { readStored, writeStored } from './stored.ts';
import { useStored } from './useStored.ts';
import type { Stored } from './useStored.ts';

const list: Stored<readonly string[]> = {
  name: 'list',
  version: 2,
  read: (state) => (Array.isArray(state) ? state.map(String) : []),
  initial: [],
};
const Shown = ({ slug = 'one' }) => <p>{useStored(slug, list).join(', ') || 'nothing'}</p>;
const store = (slug: string, value: unknown) =>
  siteStorage('localStorage', slug).set('list', typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => window.localStorage.clear());

test('the server renders the initial value, the browser what is stored for its site', () => {
  store('one', { version: 2, state: ['a', 'b'] });
  store('two', { version: 2, state: ['c'] });
  expect(renderToString(<Shown />)).toContain('nothing');
  render(<Shown />);
  render(<Shown slug="two" />);
  expect(screen.getByText('a, b')).toBeTruthy();
  expect(screen.getByText('c')).toBeTruthy();
});

test.each([
  ['another version', { version: 1, state: ['a'] }],
  ['another shape', ['a']],
  ['no JSON', '{'],
])('%s is not read', (_name, value) => {
  store('one', value);
  render(<Shown />);
  expect(screen.getByText('nothing')).toBeTruthy();
});

test('a state that is written without the store is read back, and shown', () => {
  render(<Shown />);
  act(() => void writeStored('one', list, ['a', 'b']));
  expect(screen.getByText('a, b')).toBeTruthy();
  expect(readStored('one', list)).toEqual(['a', 'b']);
  expect(readStored('one', { ...list, version: 3 })).toBeUndefined();
});

test('it follows writes of this tab and of others', () => {
  render(<Shown />);
  act(() => void store('one', { version: 2, state: ['own'] }));
  expect(screen.getByText('own')).toBeTruthy();
  act(() => {
    window.localStorage.setItem('forecourt:one:list', '{"version":2,"state":["other"]}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:one:list' }));
  });
  expect(screen.getByText('other')).toBeTruthy();
});
