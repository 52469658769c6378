import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaredLead } from './declaredLead.ts';
import { checkedAnswers, readAnswers } from './declaredValues.ts';
import { declaredFields } from './declaredFields.ts';
import { formDeclarationSchema } from './formDeclaration.ts';
import type { FormDeclarationInput } from './formDeclaration.ts';

const TODAY = '2026-11-23';

const workshop = formDeclarationSchema.parse({
  id: 'workshop',
  paths: ['workshop'],
  title: 'Book a service',
  button: 'Send booking request',
  category: 'Service Booking',
  unsaid: 'I would like to book a service.',
  steps: [
    {
      title: 'Your vehicle',
      fields: [
        { kind: 'text', name: 'Rego', label: 'Registration', max: 10 },
        { kind: 'number', name: 'kms', label: 'Kilometres', max: 999_999, required: false },
      ],
    },
    {
      title: 'The work',
      fields: [
        { kind: 'ticks', name: 'jobs', label: 'What needs doing', options: ['Service', 'Brakes'] },
        { kind: 'choice', name: 'wait', label: 'Will you wait?', options: ['Yes', 'No'] },
        {
          ...{ kind: 'choice', name: 'loan', label: 'Loan car', options: ['Yes', 'No'] },
          when: { field: 'wait', is: 'No' },
        },
        { kind: 'date', name: 'day', label: 'Preferred day' },
        { kind: 'lines', name: 'notes', label: 'Anything else', required: false, max: 50 },
      ],
    },
  ],
} satisfies FormDeclarationInput);

const fields = declaredFields(workshop);
const good = { Rego: ' 123 ABC ', jobs: ['Brakes', 'Service'], wait: 'Yes', day: TODAY, notes: '' };

const errorsOf = (values: Record<string, unknown>) => checkedAnswers(fields, values, TODAY).problems;
const answersOf = (values: Record<string, unknown>) => checkedAnswers(fields, values, TODAY).values;

describe('the answers of a declared form', () => {
  test('are cleaned, in the order of the options, and a field that is not asked is empty', () => {
    expect(answersOf({ ...good, loan: 'Yes' })).toEqual({
      Rego: '123 ABC',
      kms: '',
      jobs: ['Service', 'Brakes'],
      wait: 'Yes',
      loan: '',
      day: TODAY,
      notes: '',
    });
  });

  test.each([
    ['nothing', {}, ['Rego', 'jobs', 'wait', 'day']],
    ['null and false', { jobs: false, wait: null }, ['Rego', 'jobs', 'wait', 'day']],
    ['spaces', { Rego: '  ', jobs: '', wait: ' ', day: ' ' }, ['Rego', 'jobs', 'wait', 'day']],
    ['a condition that is met', { ...good, wait: 'No' }, ['loan']],
    ['another option', { ...good, wait: 'Perhaps' }, ['wait']],
    ['a day that is over', { ...good, day: '2026-11-22' }, ['day']],
    ['no day', { ...good, day: 'tomorrow' }, ['day']],
    ['a day that does not exist', { ...good, day: '2027-02-30' }, ['day']],
    ['a long text', { ...good, notes: 'x'.repeat(51), Rego: 'x'.repeat(10_000) }, ['Rego', 'notes']],
    ['a number with letters', { ...good, kms: '12k' }, ['kms']],
    ['a number that is too large', { ...good, kms: '1000000' }, ['kms']],
    ['a negative number', { ...good, kms: '-1' }, ['kms']],
    [
      'other types',
      { Rego: 5, jobs: { a: 1 }, wait: ['Yes'], day: 7, notes: [] },
      ['Rego', 'jobs', 'wait', 'day', 'notes'],
    ],
  ])('%s: every wrong field has one sentence', (_name, values, wrong) => {
    expect(Object.keys(errorsOf(values))).toEqual(wrong);
    for (const name of wrong) expect(answersOf(values)[name]).toEqual(name === 'jobs' ? [] : '');
  });

  test('the sentences name the field', () => {
    expect(errorsOf({ ...good, Rego: '', jobs: [], kms: 'x', day: '' })).toEqual({
      Rego: 'Registration: please fill this in.',
      kms: 'Kilometres: please enter a whole number from 0 to 999,999.',
      jobs: 'What needs doing: please choose at least one.',
      day: 'Preferred day: please choose one.',
    });
  });

  test('kilometres may have separators', () => {
    for (const kms of ['120,500', '120 500', '120500'])
      expect(answersOf({ ...good, kms })['kms']).toBe('120500');
  });

  test('whatever is sent, the result has exactly the fields of the form, or errors of them', () => {
    const names = fields.map(({ name }) => name);
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.anything()),
        (values) => {
          expect(Object.keys(answersOf(values))).toEqual(names);
          for (const name of Object.keys(errorsOf(values))) expect(names).toContain(name);
        },
      ),
    );
  });

  test('answers that were checked stay as they are when they are checked again', () => {
    const answer = fc.oneof(fc.constantFrom('123 ABC', 'Yes', 'No', 'Brakes', TODAY, '42,000'), fc.string());
    const all = fc.record(Object.fromEntries(fields.map(({ name }) => [name, answer])));
    fc.assert(
      fc.property(all, (values) => {
        expect(answersOf(answersOf(values))).toEqual(answersOf(values));
      }),
    );
  });

  test.each([
    [
      { Rego: '1', jobs: ['Brakes'] },
      { Rego: '1', jobs: ['Brakes'] },
    ],
    [{ Rego: { a: 1 }, kms: 7, jobs: ['Brakes', null], wait: 'Yes' }, { wait: 'Yes' }],
    [['1'], {}],
    [null, {}],
    ['nonsense', {}],
  ])('of stored answers %j, %j is read', (stored, read) => expect(readAnswers(stored)).toEqual(read));
});

test('names of the lead fill it, all others are answers by their labels', () => {
  const values = answersOf({ ...good, kms: '120,500', wait: 'No', loan: 'Yes' });
  expect(declaredLead(workshop, values)).toEqual({
    fields: { Rego: '123 ABC', kms: 120_500 },
    answers: {
      'What needs doing': 'Service, Brakes',
      'Will you wait?': 'No',
      'Loan car': 'Yes',
      'Preferred day': 'Monday 23 November 2026',
    },
  });
});

describe('a declaration', () => {
  const field = { kind: 'text', name: 'a', label: 'A' };
  const conditional = (first: object, is: string) => [
    {
      title: 'A',
      fields: [
        { ...field, ...first },
        { ...field, name: 'b', when: { field: 'a', is } },
      ],
    },
  ];
  const problems = (steps: unknown[], more = {}) =>
    formDeclarationSchema
      .safeParse({ ...workshop, steps, ...more })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  test.each([
    [[{ title: 'A', fields: [field, field] }], ['steps.0.fields.1.name: a second field "a"']],
    [
      [{ title: 'A', fields: [{ ...field, when: { field: 'b', is: 'x' } }] }],
      ['steps.0.fields.0.when.field: no field "b" before this one'],
    ],
    [
      [{ title: 'A', fields: [{ ...field, name: 'kms' }] }],
      ['steps.0.fields.0: fills the lead’s "kms", so it must be a field of the kind number'],
    ],
    [
      [{ title: 'A', fields: [{ ...field, name: 'rego' }] }],
      ['steps.0.fields.0: fills the lead’s "rego", so it must have a max of 20 or less'],
    ],
    [
      [{ title: 'A', fields: [{ ...field, kind: 'choice', name: 'finance', options: ['Yes', 'Maybe'] }] }],
      [
        'steps.0.fields.0: fills the lead’s "finance", so it must have the options Yes, No; "Maybe" is another',
      ],
    ],
    [
      [{ title: 'A', fields: [{ ...field, kind: 'choice', options: ['Phone', 'SMS'], initial: 'Email' }] }],
      ['steps.0.fields.0.initial: "Email" is not one of the options Phone, SMS'],
    ],
    [[{ title: 'A', fields: [{ ...field, kind: 'choice', options: ['Phone', 'SMS'], initial: 'SMS' }] }], []],
    [
      conditional({ kind: 'choice', options: ['Yes', 'No'] }, 'Nope'),
      ['steps.0.fields.1.when.is: "a" has no such option, so this field would never be asked'],
    ],
    [
      conditional({ kind: 'ticks', options: ['Brakes'] }, 'brakes'),
      ['steps.0.fields.1.when.is: "a" has no such option, so this field would never be asked'],
    ],
    [conditional({ kind: 'ticks', options: ['Brakes'] }, 'Brakes'), []],
    [conditional({}, 'anything'), []],
    [
      [{ title: 'A', fields: [{ ...field, kind: 'number', min: 10, max: 9 }] }],
      ['steps.0.fields.0.max: no number is from 10 to 9'],
    ],
    [[{ title: 'A', fields: [{ ...field, kind: 'number', min: 10, max: 10 }] }], []],
  ])('%j says what is wrong, and where', (steps, expected) => {
    expect(problems(steps)).toEqual(expected);
  });

  test.each(['/workshop', 'workshop/', 'a//b', '', 'Workshop'])('"%s" is not a path', (path) => {
    expect(problems(workshop.steps, { paths: [path] })).toEqual([
      'paths.0: A path has small letters, digits and hyphens, and no slash at its ends.',
    ]);
  });

  test('a path may have several parts', () => {
    expect(problems(workshop.steps, { paths: ['service/book-in'] })).toEqual([]);
  });
});

describe('a form with a drop-off time', () => {
  const problemOf = (changes: object) => {
    const { error } = formDeclarationSchema.safeParse({ ...workshop, places: 'service', ...changes });
    return error?.issues.map(({ message }) => message) ?? [];
  };

  test.each([
    ['without a loan car', { dropOff: {} }],
    ['with an answer that books a loan car', { dropOff: { loanCar: { field: 'loan', is: 'Yes' } } }],
  ])('%s is accepted', (_name, changes) => {
    expect(problemOf(changes)).toEqual([]);
  });

  test.each([
    ['at no workshop', { dropOff: {}, places: 'sales' }, /must be "service"/],
    ['with an unknown option', { dropOff: { loanCar: { field: 'loan', is: 'Maybe' } } }, /no choice "loan"/],
    ['with a field of another kind', { dropOff: { loanCar: { field: 'notes', is: 'Yes' } } }, /no choice/],
    ['with an unknown field', { dropOff: { loanCar: { field: 'car', is: 'Yes' } } }, /no choice "car"/],
  ])('%s is refused', (_name, changes, words) => {
    expect(problemOf(changes)).toEqual([expect.stringMatching(words)]);
  });
});
