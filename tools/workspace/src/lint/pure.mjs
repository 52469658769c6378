const clock = 'Take `now: Date` as a parameter: a rule without a clock gives the same answer twice.';
const chance = 'Take `seed` as a parameter: a rule without randomness gives the same answer twice.';

const noClockOrChance = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: clock },
    { object: 'performance', property: 'now', message: clock },
    { object: 'Math', property: 'random', message: chance },
    { object: 'crypto', property: 'randomUUID', message: chance },
    { object: 'crypto', property: 'getRandomValues', message: chance },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
    { selector: "CallExpression[callee.name='Date']", message: clock },
  ],
};

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only libs/data and libs/server talk to a network.',
}));
const machine = ['process', 'console', 'window', 'document', 'localStorage', 'sessionStorage', 'navigator'];
const nodeBuiltins = {
  group: ['node:*', 'fs', 'path', 'os', 'crypto', 'child_process'],
  message: 'This lib also runs in a browser.',
};

/** Domain rules: no I/O, no clock, no chance. */
export const pureRules = {
  ...noClockOrChance,
  'no-restricted-globals': [
    'error',
    ...network,
    ...machine.map((name) => ({ name, message: 'A domain rule does no I/O: return a value instead.' })),
  ],
  'no-restricted-imports': ['error', { patterns: [nodeBuiltins] }],
};

/** Ui parts: props in, elements out. They may touch the document, never the network or the wall clock. */
export const presentationalRules = {
  ...noClockOrChance,
  'no-restricted-globals': ['error', ...network],
  'no-restricted-imports': ['error', { patterns: [nodeBuiltins] }],
};

/** What a feature takes from a widget, so that what a dealer made of it is shown on every page. */
export const featureRules = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: '@forecourt/vehicle-ui',
          importNames: ['VehicleCard'],
          message: 'Use StockCard of @forecourt/vehicle-card: a dealer can put its own card there.',
        },
      ],
    },
  ],
};

/** A feature's manifest is read by Node when a dealer's config is loaded: React stays in routes and slots. */
export const manifestRules = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: [
            'react',
            'react-dom',
            'react-router',
            'react-redux',
            'react-instantsearch',
            '*.tsx',
            '*.css',
          ],
          allowTypeImports: true,
          message: 'A manifest names its routes and slots by path and stays loadable by plain Node.',
        },
      ],
    },
  ],
};
