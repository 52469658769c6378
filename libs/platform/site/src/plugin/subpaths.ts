/** Imports of a path inside a package; the helpers are those of the search adapter. */
export const subpaths = [
  'libphonenumber-js/core',
  'libphonenumber-js/min/metadata',
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
