import type { TargetConfiguration } from '@nx/devkit';

/** A time zone far from UTC and a language with other rules for capitals (i and İ). */
const ELSEWHERE = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  // The results of the target `test` stay.
  FORECOURT_TEST_REPORT: 'off',
};

/**
 * The targets of every project with TypeScript: `lint`, and `typecheck`, which also writes `dist`. Domain libs have `test-elsewhere`
 * too, their tests with another clock and language, and their `test` counts coverage.
 *
 * @param root folder of the project, relative to the root of the workspace.
 */
export function codeTargets(root: string): Record<string, TargetConfiguration> {
  const executors = '{workspaceRoot}/tools/workspace/src/executors/*';
  return {
    lint: {
      executor: 'workspace:lint',
      cache: true,
      inputs: [
        'default',
        '^production',
        '{workspaceRoot}/{eslint.config.mjs,.oxlintrc.json}',
        '{workspaceRoot}/tools/workspace/src/lint/*',
        executors,
      ],
      metadata: { description: `Lints ${root}`, technologies: ['eslint', 'oxlint'] },
    },
    typecheck: {
      executor: 'workspace:typecheck',
      cache: true,
      dependsOn: ['^typecheck'],
      inputs: ['default', '^production', executors],
      outputs: ['{projectRoot}/dist'],
      metadata: {
        description: `Checks the types of ${root} and writes its dist`,
        technologies: ['typescript'],
      },
    },
    ...(root.startsWith('libs/domain/') && {
      // Its command is that of the plugin @nx/vitest. Below the threshold in vitest.shared.ts it fails.
      test: { options: { coverage: true } },
      'test-elsewhere': {
        executor: 'nx:run-commands',
        cache: true,
        inputs: ['default', '^production', 'testSettings'],
        options: { command: 'vitest run', cwd: '{projectRoot}', env: ELSEWHERE },
        metadata: {
          description: `The tests of ${root} with another clock and language`,
          technologies: ['vitest'],
        },
      },
    }),
  };
}
