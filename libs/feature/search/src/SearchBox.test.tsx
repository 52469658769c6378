import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerRequest } from './testing/engine.ts';
import { livePage } from './testing/live-page.tsx';

const ROOT = '/search/new-used-and-demo-cars/';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
const field = () => screen.getByLabelText<HTMLInputElement>('Make, model or keyword');
async function type(value: string) {
  fireEvent.change(field(), { target: { value } });
  await wait(400);
}

test('a sentence is parsed after a pause, from the search before it, and stays in the field', async () => {
  const { element, router, address } = livePage(`${ROOT}?make=Kia`);
  render(element);
  await type('red suv');
  expect(address()).toBe(`${ROOT}?make=Kia&words=red+suv`);
  expect(field().value).toBe('red suv');
  await type('red suv auto');
  expect(address()).toBe(`${ROOT}?make=Kia&words=red+suv+auto`);
  expect(field().value).toBe('red suv auto');
  await act(() => router.navigate(-1));
  expect(address()).toBe(`${ROOT}?make=Kia&words=red+suv`);
});

test('each pause is one entry of the history, and the words of a pause are gone if the text is', async () => {
  const { element, router, address } = livePage(ROOT);
  render(element);
  fireEvent.change(field(), { target: { value: 'red s' } });
  await wait(100);
  await type('red suv');
  await type('');
  expect(address()).toBe(ROOT);
  expect(field().value).toBe('');
  await act(() => router.navigate(-1));
  expect(address()).toBe(`${ROOT}?words=red+suv`);
  await act(() => router.navigate(-1));
  expect(address()).toBe(ROOT);
});

test('Enter removes the words that became filters from the field, without another search', async () => {
  const { element, address } = livePage(ROOT);
  render(element);
  await type('red suv');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(0);
  expect(field().value).toBe('');
  expect(address()).toBe(`${ROOT}?words=red+suv`);
});

test('one word is a text query after a pause', async () => {
  const { element, address } = livePage(ROOT);
  render(element);
  await type('kia');
  await wait(1000);
  expect(address()).toBe(`${ROOT}?query=kia`);
  expect(field().value).toBe('kia');
});
