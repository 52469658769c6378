import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formDeclarationSchema } from './formDeclaration.ts';
import { VALUATION_NAMES, VALUATION_WORDS, valuationFields, valuationQuestion } from './valuationFields.ts';

const values = {
  ...{ rego: '123 ABC', regoState: 'QLD', kms: '42,000' },
  ...{ 'Trade-In Year': '2022', 'Trade-In Make': 'Toyota', 'Trade-In Model': 'RAV4' },
  ...{ condition: 'Good', serviceHistory: 'Part of it', accidents: 'Not repaired', finance: 'No' },
};

describe('[EN-06] the question of a valuation', () => {
  test('has the plate, the vehicle and the answers', () => {
    expect(valuationQuestion(values)).toEqual({
      ...{ rego: '123 ABC', regoState: 'QLD', kms: 42_000, year: 2022, make: 'Toyota', model: 'RAV4' },
      adjustmentAnswers: {
        ...{ condition: 'good', service_history: 'partial', accidents: 'unrepaired', finance: 'No' },
      },
    });
  });

  test('needs every answer', () => {
    for (const name of VALUATION_NAMES) {
      expect(valuationQuestion({ ...values, [name]: '' }), name).toBeNull();
      const { [name]: _left, ...others } = values as Record<string, string>;
      expect(valuationQuestion(others), name).toBeNull();
    }
    expect(valuationQuestion({ ...values, condition: 'perfect' })).toBeNull();
    expect(valuationQuestion({ ...values, kms: 'many' })).toBeNull();
  });

  test('understands every option of the questions', () => {
    const options = (name: string) =>
      fc.constantFrom(
        ...valuationFields.flatMap((field) =>
          field.name === name && 'options' in field ? field.options : [],
        ),
      );
    const [condition, serviceHistory, accidents] = [
      options('condition'),
      options('serviceHistory'),
      options('accidents'),
    ];
    fc.assert(
      fc.property(fc.record({ condition, serviceHistory, accidents }), (chosen) => {
        const answers = valuationQuestion({ ...values, ...chosen })?.adjustmentAnswers;
        expect(answers && VALUATION_WORDS.condition[answers.condition]).toBe(chosen.condition);
        expect(answers && VALUATION_WORDS.service_history[answers.service_history]).toBe(
          chosen.serviceHistory,
        );
        expect(answers && VALUATION_WORDS.accidents[answers.accidents]).toBe(chosen.accidents);
      }),
    );
  });

  test('a form with a valuation has the fields for it before its last step', () => {
    const form = (fields: object[]) => ({
      ...{
        id: 'sell',
        paths: ['sell'],
        title: 'Sell',
        button: 'Send',
        category: 'Trade-In',
        unsaid: 'Hello',
      },
      valuation: true,
      steps: [
        { title: 'Vehicle', fields },
        { title: 'You', fields: [] },
      ],
    });
    const { error } = formDeclarationSchema.safeParse(form([...valuationFields]));
    expect(error?.issues[0]).toMatchObject({
      path: ['valuation'],
      message: expect.stringMatching(/have no field "rego", "regoState", "kms", "Trade-In Year"/),
    });
  });
});
