import { featureOptions } from '@forecourt/site-config';
import { describe, expect, test } from 'vitest';
import type { enquiry } from '../manifest.ts';
import { checkForm } from './check-form.ts';
import { emptyForm, errorList, formRules, readForm } from './form-fields.ts';
import { testSite, threeLocations } from '../testing/TestSite.tsx';
import { placesOfKind } from './sales-places.ts';

const priya = {
  ...emptyForm('Is this X-Trail still available?'),
  name: ' Priya ',
  last_name: 'Nair',
  email: 'priya.nair@example.com',
  phone: '0491 570 156',
  postcode: '0800',
};

function rulesOf(...site: Parameters<typeof testSite>) {
  const made = testSite(...site);
  const options = featureOptions<typeof enquiry>(made, 'enquiry');
  if (!options) throw new Error('The test site has no enquiry feature.');
  const rules = formRules(options, placesOfKind(made, 'sales'), { unsaid: null });
  return { rules, topic: { form: null }, today: '2026-11-23' };
}

describe('checkForm', () => {
  test('[EN-01] a complete form gives a trimmed enquiry with the postcode as text', () => {
    expect(checkForm(priya, rulesOf())).toMatchObject({
      enquiry: { name: 'Priya', postcode: '0800', opt_in: false, terms_conditions: false, location: null },
    });
  });

  test('[EN-01] an empty form names every required field in the order of the form', () => {
    const checked = checkForm(emptyForm(), rulesOf());
    expect(errorList('errors' in checked ? checked.errors : {}, { form: null })).toEqual([
      { field: 'name', text: 'Please enter your first name.' },
      { field: 'last_name', text: 'Please enter your last name.' },
      { field: 'email', text: 'Please enter a valid email address.' },
      {
        field: 'phone',
        text: 'Please enter a valid phone number. One from overseas begins with + and its country code.',
      },
      { field: 'postcode', text: 'Invalid postcode. Please enter a 4-digit number.' },
      { field: 'message', text: 'Please enter a message.' },
    ]);
  });

  test.each(['', '40', '40066', '4,006', '400a'])('[EN-01, AN-02] %j is not a valid postcode', (postcode) => {
    expect(checkForm({ ...priya, postcode }, rulesOf())).toEqual({
      errors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    });
  });

  test('[EN-01] the message is required unless the site disables it', () => {
    const silent = { ...priya, message: '' };
    expect(checkForm(silent, rulesOf())).toHaveProperty('errors.message');
    expect(checkForm(silent, rulesOf({ messageRequired: false }))).toHaveProperty('enquiry.message', null);
  });

  test('[EN-01] terms must be accepted only if the site has them', () => {
    const rules = rulesOf({ disclaimer: 'I accept the terms.' });
    expect(checkForm(priya, rules)).toHaveProperty('errors.terms_conditions');
    expect(checkForm({ ...priya, terms_conditions: true }, rules)).toHaveProperty('enquiry');
  });

  test('[EN-01] the location is required where its field is shown', () => {
    const rules = rulesOf({}, { locations: threeLocations });
    expect(checkForm(priya, rules)).toEqual({ errors: { location: 'Please choose a location.' } });
    expect(checkForm({ ...priya, location: 'Example Aspley - Sales' }, rules)).toHaveProperty(
      'enquiry.location',
      'Example Aspley - Sales',
    );
  });
});

describe('readForm', () => {
  test('it reads a browser’s post; an unticked checkbox is absent', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(priya)) if (typeof value === 'string') form.set(name, value);
    form.set('opt_in', 'on');
    form.set('is_admin', 'yes');
    expect(readForm(form)).toEqual({ ...priya, opt_in: true });
  });

  test('an empty post is an empty form', () => {
    expect(readForm(new FormData())).toEqual(emptyForm());
  });
});
