const clock = 'Take `now: Date` as a parameter, so that the rule is deterministic.';
const chance = 'Take `seed` as a parameter, so that the rule is deterministic.';

/** Browser APIs for which libs/platform/browser has a helper. */
const withHelper = [
  {
    selector: "Identifier[name='IntersectionObserver']",
    message: 'Use watchVisible or whenVisible of @forecourt/browser.',
  },
  {
    selector: 'Identifier[name=/^(local|session)Storage$/]',
    message:
      'Use siteStorage of @forecourt/browser: storage may be blocked or full, and keys must contain the site.',
  },
  {
    selector: 'Identifier[name=/^(request|cancel)IdleCallback$/]',
    message: 'Use whenIdle of @forecourt/browser: Safari has no requestIdleCallback.',
  },
  {
    selector:
      'ImportExpression:not(CallExpression[callee.name=/^(lazyModule|lazyPart|lazyPartWhenTouched|lazyPartWhenVisible)$/] ImportExpression)',
    message: 'Use lazyModule or lazyPart of @forecourt/browser: they load once and retry after a failure.',
  },
  {
    selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
    message: 'Use lazyPart or useLazyModule of @forecourt/browser.',
  },
];

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
  message: 'Only libs/data and libs/server access the network.',
}));
const machine = ['process', 'console', 'window', 'document', 'localStorage', 'sessionStorage', 'navigator'];
const nodeBuiltins = {
  group: ['node:*', 'fs', 'path', 'os', 'crypto', 'child_process'],
  message: 'This lib also runs in a browser.',
};

/** Domain rules: no I/O, no clock, no randomness. */
export const pureRules = {
  ...noClockOrChance,
  'no-restricted-globals': [
    'error',
    ...network,
    ...machine.map((name) => ({ name, message: 'A domain rule must not do I/O: return a value instead.' })),
  ],
  'no-restricted-imports': ['error', { patterns: [nodeBuiltins] }],
};

/** Code that runs in a page: lazy loading, storage and observers go through libs/platform/browser. */
export const pageRules = { 'no-restricted-syntax': ['error', ...withHelper] };

/** Ui parts: props in, elements out. They may access the document, never the network or the clock. */
export const presentationalRules = {
  ...noClockOrChance,
  'no-restricted-syntax': [...noClockOrChance['no-restricted-syntax'], ...withHelper],
  'no-restricted-globals': ['error', ...network],
  'no-restricted-imports': ['error', { patterns: [nodeBuiltins] }],
};

/** Server halves, of the feature itself or of another. */
const servers = {
  group: ['**/server/*.ts', '**/server/*/*.ts', '@forecourt/*/server'],
  message: 'A server half runs on Node alone: call its operations with @forecourt/platform-client.',
};

/** Parts that a feature must import from a widget, so that a dealer's override applies to every page; and no server half. */
export const featureRules = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: '@forecourt/vehicle-ui',
          importNames: ['VehicleCard'],
          message: 'Use StockCard of @forecourt/vehicle-card: a dealer can override it.',
        },
      ],
      patterns: [servers],
    },
  ],
};

/** The server half of a feature is loaded by plain Node, which knows no JSX and no style sheets. */
export const halfRules = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['*.tsx', '*.css'],
          message:
            'A server half is loaded by plain Node: it takes rules and the manifest of its feature, no screens.',
        },
      ],
    },
  ],
};

/** Node loads a feature's manifest with a dealer's config, so React is allowed in routes and slots only. */
export const manifestRules = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        servers,
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
          message: 'A manifest references its routes and slots by path, so that Node can load it.',
        },
      ],
    },
  ],
};
