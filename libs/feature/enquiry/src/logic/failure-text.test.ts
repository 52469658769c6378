import { leadMessages } from '@forecourt/lead';
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

test('[EN-07] without a response while the visitor is offline it says so; a response counts more', () => {
  const unexpected = 'An unexpected error occured';
  expect(failureText({ status: 0, error: unexpected }, { isOffline: true })).toBe(leadMessages.offline);
  expect(failureText({ status: 429, error: 'Too many.' }, { isOffline: true })).toBe('Too many.');
  expect(failureText({ status: 0, error: unexpected }, { isOffline: false })).toBe(leadMessages.submitFailed);
});
