const message =
  'A template only sets defaults. Read the key that the page needs, such as look.cards, and declare its default by template ' +
  'in `defaults` of a manifest or in template-look.ts.';
const asked = ["Identifier[name='template']", "MemberExpression[property.name='template']"];

/** The files in which defaults are declared by template, and their tests. */
export const defaultsByTemplate = [
  'libs/feature/*/src/manifest.ts',
  'libs/feature/home/src/starting-sections{,.test}.ts',
  'libs/platform/create/src/*.ts',
  'libs/platform/site-config/src/template-look.ts',
  'libs/platform/site-config/src/define-dealer.test.ts',
  'libs/testing/fixtures/src/demoDealerFor.ts',
];

/**
 * Forbids code that depends on the template of a site. Pages cannot read it: it is not in the site that they get.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const templateRules = {
  'no-restricted-syntax': [
    'error',
    ...asked.flatMap((node) =>
      [
        `BinaryExpression[operator=/^[!=]==?$/] > ${node}`,
        `SwitchStatement > ${node}.discriminant`,
        `MemberExpression[computed=true] > ${node}.property`,
      ].map((selector) => ({ selector, message })),
    ),
  ],
};
