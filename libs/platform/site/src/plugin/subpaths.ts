/**
 * Imports of a path inside a package; the helpers are those of the search adapter. Phone numbers are parsed on the server alone, but the dev
 * server of React Router follows the server's modules, too, when it collects the styles of a page.
 */
export const subpaths = [
  'libphonenumber-js/core',
  'libphonenumber-js/min/metadata',
  'zod/mini',
  ...[
    'helpers/asyncToGenerator',
    'helpers/classCallCheck',
    'helpers/createClass',
    'helpers/defineProperty',
    'helpers/objectWithoutProperties',
    'helpers/slicedToArray',
    'helpers/toConsumableArray',
    'helpers/typeof',
    'regenerator',
  ].map((name) => `@babel/runtime/${name}`),
];
