import { formDeclarationSchema, leadMessages } from '@forecourt/lead';
import { expect, test } from 'vitest';
import { serviceBooking } from '../declared/index.ts';
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

test.each([
  [{ status: 200, error: 'Please call us.' }, 'Please call us.'],
  [{ status: 200, error: 'An unexpected error occured' }, 'An unexpected error occured'],
  [{ status: 0, error: 'Failed to fetch' }, 'An unexpected error occured'],
])('[EN-02, AN-02] of a declared form %j reads as %j', (problem, text) => {
  const form = formDeclarationSchema.parse(serviceBooking());
  expect(failureText(problem, { form })).toBe(text);
  expect(failureText({ status: 0, error: 'x' }, { form, isOffline: true })).toBe(leadMessages.offline);
});

test('[EN-07] without a response while the visitor is offline it says so; a response counts more', () => {
  const unexpected = 'An unexpected error occured';
  expect(failureText({ status: 0, error: unexpected }, { isOffline: true })).toBe(leadMessages.offline);
  expect(failureText({ status: 429, error: 'Too many.' }, { isOffline: true })).toBe('Too many.');
  expect(failureText({ status: 0, error: unexpected }, { isOffline: false })).toBe(leadMessages.submitFailed);
});
