/** Imports of a path inside a package; the helpers are those of the search adapter. */
export const subpaths = [
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
