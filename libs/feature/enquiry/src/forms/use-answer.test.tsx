import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAnswer } from './use-answer.ts';

/** A hook with its questions, which the test answers. */
function start(first: number | null) {
  const asked: { question: number; signal: AbortSignal; answer(text: string): void; fail(): void }[] = [];
  const ask = vi.fn((question: number, signal: AbortSignal) => {
    return new Promise<string>((answer, reject) =>
      asked.push({ question, signal, answer, fail: () => reject(new Error('away')) }),
    );
  });
  const { result, rerender } = renderHook(({ of }) => useAnswer(of, ask), { initialProps: { of: first } });
  return {
    asked,
    questions: () => asked.map(({ question }) => question),
    known: () => [result.current.answer, result.current.failed],
    turnTo: (of: number | null) => rerender({ of }),
    again: () => act(() => result.current.again()),
    end: (index: number, how: 'fail' | { answer: string }) =>
      act(async () => (how === 'fail' ? asked[index]?.fail() : asked[index]?.answer(how.answer))),
  };
}

test('a question that was answered is not asked again; null asks nothing', async () => {
  const { end, known, questions, turnTo } = start(null);
  expect(questions()).toEqual([]);
  turnTo(1);
  expect([questions(), known()]).toEqual([[1], [undefined, false]]);
  await end(0, { answer: 'one' });
  turnTo(2);
  expect(known()).toEqual([undefined, false]);
  turnTo(1);
  expect([questions(), known()]).toEqual([
    [1, 2],
    ['one', false],
  ]);
});

test('an answer that comes after the next question is dropped, and its request is given up', async () => {
  const { asked, end, known, questions, turnTo } = start(1);
  turnTo(2);
  expect(asked[0]?.signal.aborted).toBe(true);
  await end(0, { answer: 'one' });
  await end(1, { answer: 'two' });
  expect(known()).toEqual(['two', false]);
  turnTo(1);
  expect(questions()).toEqual([1, 2, 1]);
});

test('a question that failed is asked again when the form comes back to it', async () => {
  const { end, known, questions, turnTo } = start(1);
  await end(0, 'fail');
  expect([questions(), known()]).toEqual([[1], [undefined, true]]);
  turnTo(null);
  turnTo(1);
  expect([questions(), known()]).toEqual([
    [1, 1],
    [undefined, false],
  ]);
});

test('asked once more, the answer stays until the next one comes', async () => {
  const { again, end, known, questions } = start(1);
  await end(0, { answer: 'first' });
  again();
  expect([questions(), known()]).toEqual([
    [1, 1],
    ['first', false],
  ]);
  await end(1, { answer: 'second' });
  expect(known()).toEqual(['second', false]);
});
