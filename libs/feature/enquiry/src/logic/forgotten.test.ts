import { forgetForms } from '@forecourt/browser';
import { formDeclarationSchema, savedDetails } from '@forecourt/lead';
import { beforeEach, expect, test } from 'vitest';
import { serviceBooking } from '../declared/index.ts';
import { keepStepDraft } from '../forms/use-form-steps.ts';
import { declaredTopic } from './declared-topic.ts';
import { saveDetails } from './saved-details.ts';
import { rememberSent } from './sent-enquiry.ts';
import { recordPage } from './visit.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('[EN-03] what forms keep is forgotten at the end of an account, and the visit with its campaign is not', () => {
  keepStepDraft('one', declaredTopic(formDeclarationSchema.parse(serviceBooking())), {});
  rememberSent('one', { category: 'General Enquiry', car: null, booked: null });
  recordPage('one', '/search?utm_campaign=spring');
  saveDetails('one', savedDetails({ name: 'Kim' }));
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([3, 1]);
  forgetForms('sessionStorage', 'one');
  expect([Object.keys(window.sessionStorage), window.localStorage.length]).toEqual([
    ['forecourt:one:visit'],
    1,
  ]);
  forgetForms('localStorage', 'one');
  expect(window.localStorage.length).toBe(0);
});
