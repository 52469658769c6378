import type { TargetConfiguration } from '@nx/devkit';

/** Libs resolve to their source, so that a site builds without building libs first. */
const fromSource = { NODE_OPTIONS: '--conditions=@forecourt/source' };

/**
 * The targets of a dealer app, from its folder name: `build` into `build/`, `dev` with hot reload, `start` to serve the build,
 * `size` to check the limits of its first-load JavaScript, `stories` in its theme.
 *
 * @example dealerTargets('harbour-city').build?.options.command // 'react-router build'
 */
export function dealerTargets(slug: string): Record<string, TargetConfiguration> {
  const cwd = '{projectRoot}';
  // The build refuses a config that names a picture which is not among those that the demonstration lends.
  const inputs = ['production', '^production', 'pictures'];
  return {
    build: {
      executor: 'nx:run-commands',
      cache: true,
      inputs,
      outputs: ['{projectRoot}/build'],
      options: { command: 'react-router build', cwd, env: { ...fromSource, NODE_ENV: 'production' } },
      metadata: { description: `Builds the ${slug} site`, technologies: ['react-router', 'vite'] },
    },
    dev: {
      executor: 'nx:run-commands',
      continuous: true,
      options: { command: `node tools/commands/dev.mjs --dealer ${slug}` },
      metadata: {
        description: `Serves the ${slug} site with hot reload`,
        technologies: ['react-router', 'vite'],
      },
    },
    start: {
      executor: 'nx:run-commands',
      continuous: true,
      options: { command: `node tools/commands/start.mjs --dealer ${slug}` },
      metadata: { description: `Serves the built ${slug} site with its API`, technologies: ['node'] },
    },
    size: {
      executor: 'nx:run-commands',
      cache: true,
      dependsOn: ['build'],
      // Of what the build reads, not of the build: Nx ignores files that Git ignores.
      inputs: [
        ...inputs,
        '{workspaceRoot}/.size-limit.mjs',
        '{workspaceRoot}/tools/commands/{size.mjs,shared/{apt,browser,command,ending-signal,install,node,paths,run,say,sites}.mjs}',
        '{workspaceRoot}/apps/site-e2e/src/support/script-sizes.ts',
        `{workspaceRoot}/apps/site-e2e/sites/${slug}/script-sizes.json`,
      ],
      options: { command: `node tools/commands/size.mjs --dealer ${slug}` },
      metadata: { description: `Weighs the first load of the ${slug} site`, technologies: ['size-limit'] },
    },
    stories: {
      executor: 'workspace:stories',
      cache: true,
      inputs: [
        'stories',
        // Of a sample, the number of themes says which stories are shown in which.
        { runtime: 'ls apps/dealers' },
        '{projectRoot}/{theme.css,dealer.config.ts,content/parts/**/*,public/**/*}',
        '{workspaceRoot}/tools/workspace/src/executors/*',
      ],
      outputs: [`{workspaceRoot}/.storybook/test-report/${slug}.json`],
      options: { dealer: slug },
      metadata: { description: `Stories in the theme of ${slug}`, technologies: ['storybook', 'vitest'] },
    },
  };
}
