import type { TargetConfiguration } from '@nx/devkit';

/** Libs resolve to their source, so that the app builds without building libs first. */
const fromSource = { NODE_OPTIONS: '--conditions=@forecourt/source' };

/**
 * The targets of an app that runs in the browser alone, from its folder name: `build` into `build/`, which the host serves, and `dev` with hot
 * reload beside a running host.
 *
 * @example clientTargets('desk').build?.options.command // 'vite build'
 */
export function clientTargets(name: string): Record<string, TargetConfiguration> {
  const cwd = '{projectRoot}';
  return {
    build: {
      executor: 'nx:run-commands',
      cache: true,
      inputs: ['production', '^production'],
      outputs: ['{projectRoot}/build'],
      options: { command: 'vite build', cwd, env: { ...fromSource, NODE_ENV: 'production' } },
      metadata: { description: `Builds the app ${name}`, technologies: ['vite'] },
    },
    dev: {
      executor: 'nx:run-commands',
      continuous: true,
      options: { command: 'vite', cwd, env: fromSource },
      metadata: {
        description: `Serves the app ${name} with hot reload; its calls go to the host of npm start`,
        technologies: ['vite'],
      },
    },
  };
}
