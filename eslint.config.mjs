import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier/flat';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import jsonc from 'jsonc-eslint-parser';
import typescript from 'typescript-eslint';
import { boundaries } from './tools/workspace/src/lint/boundaries.mjs';
import {
  featureRules,
  halfRules,
  manifestRules,
  pageRules,
  presentationalRules,
  pureRules,
} from './tools/workspace/src/lint/pure.mjs';
import { defaultsByTemplate, templateRules } from './tools/workspace/src/lint/template.mjs';
import { freshProjectGraph } from './tools/workspace/src/lint/project-graph.mjs';

freshProjectGraph();

const projects = '{libs,apps,tools/workspace}/**';
const code = ['**/*.{ts,tsx,mjs,js}'];
const tests = [
  '**/*.{test,test-d,bench,stories}.{ts,tsx}',
  '**/{test,testing,bench,fuzz,e2e}/**',
  '**/vitest.config.ts',
  'apps/site-e2e/**',
  '.storybook/**',
];
const halves = 'libs/feature/*/src/server/**/*.ts';
const moduleBoundaries = ({ testing, drawing = false, half = false }) => [
  'error',
  {
    allow: ['../../../vitest.shared.ts', '../../vitest.shared.ts', 'virtual:*'],
    enforceBuildableLibDependency: false,
    banTransitiveDependencies: !testing,
    depConstraints: boundaries({ testing, drawing, half }),
  },
];

const honestDependencies = {
  ignoredFiles: tests.map((pattern) => `{projectRoot}/${pattern}`),
  // `lint` counts every file of a project; `build` would count `src` alone, and an app has none.
  buildTargets: ['lint'],
  ignoredDependencies: [
    ...['@babel/runtime', 'algoliasearch'], // asked for by a client or a tool, imported by no file of ours
    ...['react', 'react-dom'], // JSX imports them unseen
    'schema-dts', // its declarations are read as a file
    ...[
      'tailwindcss',
      ...['archivo', 'figtree', 'hanken-grotesk', 'instrument-sans'].map(
        (face) => `@fontsource-variable/${face}`,
      ),
    ], // imported by style sheets
    ...['archivo', 'bricolage-grotesque', 'figtree', 'hanken-grotesk', 'instrument-sans', 'newsreader'].map(
      (face) => `@fontsource/${face}`,
    ), // read as files by the drawing of link previews
  ],
};

/** The rules of pages and the rule about templates, in one. */
const pageTemplateRules = {
  'no-restricted-syntax': [
    'error',
    ...templateRules['no-restricted-syntax'].slice(1),
    ...pageRules['no-restricted-syntax'].slice(1),
  ],
};
/** What runs in a page. */
const pages = ['libs/{data,feature,widget,platform}/**/*.{ts,tsx}'];
const notPages = [
  ...tests,
  'libs/platform/browser/src/**',
  // These run in Node: they read a dealer's declaration, or answer requests.
  'libs/platform/{site-config/src/declaration,site/src/plugin}/**',
  halves,
];

export default defineConfig([
  {
    ignores: [
      '**/{dist,build,coverage,node_modules,storybook-static,test-results,test-report,playwright-report}/**',
      '**/.react-router/**',
      '.nx/**',
      '**/.forecourt/**',
      '**/vite.config.*.timestamp*',
    ],
  },
  { plugins: { '@nx': nx }, linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: code,
    extends: [js.configs.recommended, ...typescript.configs.recommended],
    rules: {
      'no-undef': 'off', // TypeScript knows better, and knows Node from the browser
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }], // registries to augment
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: [`${projects}/*.{ts,tsx,mjs,js}`],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries({ testing: false }) },
  },
  {
    // The one server lib that knows React: it draws PDFs with it.
    files: ['libs/server/documents/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries({ testing: false, drawing: true }) },
  },
  {
    // The server half of a feature runs on Node alone.
    files: [halves],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries({ testing: false, half: true }) },
  },
  {
    files: ['libs/{ui,widget,feature,platform}/**/*.{ts,tsx}', 'apps/dealers/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  // A slot composes its component once for each filling, in a memo: it is as stable as one declared outside.
  { files: ['libs/platform/slots/src/Slot.tsx'], rules: { 'react-hooks/static-components': 'off' } },
  // Of domain and ui no file knows a site; they have rules of their own under the same name.
  {
    files: ['libs/{data,feature,platform,server,testing,widget}/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: defaultsByTemplate,
    rules: templateRules,
  },
  { files: ['libs/domain/**/*.ts'], ignores: tests, rules: pureRules },
  { files: pages, ignores: notPages, rules: pageRules },
  // ESLint takes the last options of a rule alone: what both refuse is said once more, together.
  { files: pages, ignores: [...notPages, ...defaultsByTemplate], rules: pageTemplateRules },
  { files: ['libs/ui/**/*.{ts,tsx}'], ignores: tests, rules: presentationalRules },
  { files: ['libs/feature/**/*.{ts,tsx}'], ignores: [...tests, halves], rules: featureRules },
  { files: [halves], rules: halfRules },
  { files: ['libs/feature/*/src/{index,manifest}.ts'], rules: manifestRules },
  {
    files: tests.map((pattern) => [pattern, projects]),
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries({ testing: true }) },
  },
  {
    files: tests.map((pattern) => [pattern, halves]),
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries({ testing: true, half: true }) },
  },

  {
    files: [`${projects}/package.json`],
    languageOptions: { parser: jsonc },
    rules: { '@nx/dependency-checks': ['error', honestDependencies] },
  },
  {
    // A dealer's package.json is a stub: it names what a config or an override may use one day.
    files: ['apps/dealers/*/package.json'],
    rules: {
      '@nx/dependency-checks': ['error', { ...honestDependencies, checkObsoleteDependencies: false }],
    },
  },
  prettier,
]);
