import type { ProjectConfiguration, TargetConfiguration } from '@nx/devkit';

/** The dealer that the development server is tested with, and the most addresses of the search page. */
const THOROUGH_SITE = 'harbour-city';

/** Tests of a running site. They measure times and use both cores, so that nothing runs beside them. */
function ofRunningSite(
  description: string,
  command: string,
  more: Partial<TargetConfiguration> = {},
): TargetConfiguration {
  return {
    executor: 'nx:run-commands',
    cache: true,
    parallelism: false,
    options: { command },
    metadata: { description },
    ...more,
  };
}

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
  const dependsOn = [{ projects: [dealer], target: 'build' }];
  const journeys = 'playwright test --config apps/site-e2e/playwright.config.ts';
  const runs = slug === THOROUGH_SITE ? 1_000 : 250;
  const fuzz = `node --conditions=@forecourt/source --expose-gc apps/host/fuzz/search.ts --runs ${runs} --dealer ${slug}`;
  return {
    name: `${dealer}-e2e`,
    root: `apps/site-e2e/sites/${slug}`,
    projectType: 'application',
    tags: ['type:journeys'],
    implicitDependencies: [dealer, '@forecourt-apps/host', '@forecourt/site-e2e'],
    targets: {
      e2e: ofRunningSite(`Journeys of a shopper on ${slug}`, journeys, {
        dependsOn,
        inputs: [...inputs, '{projectRoot}/script-sizes.json'],
        outputs: [`{workspaceRoot}/apps/site-e2e/test-report/${slug}.json`],
        options: { command: journeys, env: { FORECOURT_JOURNEY_DEALERS: slug } },
      }),
      fuzz: ofRunningSite(`Random addresses of the search page of ${slug}`, fuzz, { dependsOn, inputs }),
      ...(slug === THOROUGH_SITE && {
        'hot-reload': ofRunningSite(
          `The development server with hot reload on ${slug}`,
          'node tools/commands/dev.test.mjs',
          { inputs: [...inputs, '{workspaceRoot}/tools/{commands,workspace/src}/**/*'] },
        ),
      }),
    },
  };
}
