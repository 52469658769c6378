import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  [
    { status: 429, error: 'Too many messages have been sent from here.' },
    'Too many messages have been sent from here.',
  ],
  [{ status: 500, error: 'An unexpected error occured' }, 'An error occurred when submitting this form'],
  [{ status: 0, error: 'An unexpected error occured' }, 'An error occurred when submitting this form'],
])('[EN-07] %j reads as %j', (problem, text) => {
  expect(failureText(problem)).toBe(text);
});
