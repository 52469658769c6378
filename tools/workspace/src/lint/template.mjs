const message =
  'A template only sets defaults. Ask the key that the page needs, such as look.cards, and give it its default by template where defaults ' +
  'are declared: `defaults` of a manifest, or template-look.ts.';
const asked = ["Identifier[name='template']", "MemberExpression[property.name='template']"];

/** The files in which defaults are declared by template, and their tests. */
export const defaultsByTemplate = [
  'libs/feature/*/src/manifest.ts',
  'libs/feature/home/src/starting-sections{,.test}.ts',
  'libs/platform/site-config/src/template-look.ts',
  'libs/platform/site-config/src/define-dealer.test.ts',
  'libs/testing/fixtures/src/demoDealerFor.ts',
];

/**
 * Nothing asks which template a site has. Screens cannot: it is not in their site.
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
