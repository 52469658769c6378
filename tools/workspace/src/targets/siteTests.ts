import type { ProjectConfiguration } from '@nx/devkit';

/** The dealer that the development server is tested with. */
const DEVELOPED_SITE = 'harbour-city';

/**
 * The project with the tests of one running site: `e2e`, the journeys, and `fuzz`, random addresses of its search page. It is apart from
 * the dealer app, because it depends on the host and on the journeys, and a build of the site does not.
 *
 * @param slug folder name of the dealer app.
 * @param dealer name of its project.
 * @returns a project whose only file is `script-sizes.json`, the limits of the sizes of its scripts.
 */
export function siteTests(slug: string, dealer: string): ProjectConfiguration {
  const inputs = ['^production', 'pictures', { env: 'CI' }];
  // Nx batches only what may run beside other tasks.
  const ofSite = {
    cache: true,
    dependsOn: [{ projects: [dealer, '@forecourt-apps/desk'], target: 'build' }],
    inputs: [...inputs, '{workspaceRoot}/tools/workspace/src/executors/*'],
    options: { dealer: slug },
  };
  return {
    name: `${dealer}-e2e`,
    root: `apps/site-e2e/sites/${slug}`,
    projectType: 'application',
    tags: ['type:journeys'],
    implicitDependencies: [dealer, '@forecourt-apps/desk', '@forecourt-apps/host', '@forecourt/site-e2e'],
    targets: {
      e2e: {
        ...ofSite,
        executor: 'workspace:journeys',
        inputs: [
          ...ofSite.inputs,
          'browser',
          '{projectRoot}/script-sizes.json',
          { env: 'FORECOURT_JOURNEY_SCRIPT_DELAY' },
          { env: 'FORECOURT_JOURNEY_SLOWDOWN' },
          { env: 'FORECOURT_SAMPLE' },
          { env: 'FORECOURT_RUN' },
        ],
        outputs: [`{workspaceRoot}/apps/site-e2e/test-report/${slug}.json`],
        metadata: { description: `Journeys of a shopper on ${slug}`, technologies: ['playwright'] },
      },
      fuzz: {
        ...ofSite,
        executor: 'workspace:fuzz',
        inputs: [
          ...ofSite.inputs,
          '{workspaceRoot}/tools/commands/{fuzz.mjs,shared/{command,ending-signal,paths,run,say,sites}.mjs}',
        ],
        metadata: { description: `Random addresses of the search page of ${slug}` },
      },
      ...(slug === DEVELOPED_SITE && {
        'hot-reload': {
          executor: 'nx:run-commands',
          cache: true,
          parallelism: false, // it measures times
          inputs: [...inputs, 'browser', '{workspaceRoot}/tools/{commands,workspace/src}/**/*'],
          options: { command: 'node tools/commands/dev.test.mjs' },
          metadata: { description: `The development server with hot reload on ${slug}` },
        },
      }),
    },
  };
}
