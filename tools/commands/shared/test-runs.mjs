import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { siteSlugs } from './sites.mjs';

/** Where the test runs of a project write their results, in the folder of the project. An output of its targets. */
const REPORT = 'test-report';

const vitestProjects = (root) =>
  ['libs', 'apps', 'tools']
    .flatMap((top) => filesBelow(join(root, top)).map((file) => `${top}/${file}`))
    .filter((file) => file.endsWith('/vitest.config.ts'))
    .map((file) => file.slice(0, -'/vitest.config.ts'.length))
    .sort();

/**
 * The test runs that must have left results, each with the files that it wrote:
 * unit tests by project, stories by theme, journeys by dealer, and the tests of the commands.
 *
 * @param root of the workspace
 * @param dealers whose journeys ran; all where none is named
 * @returns {{ name: string, step: string, command: string, files: string[] }[]} `step` is that of npm test, `command` leaves the results;
 *   `files` is empty without them
 */
export function testRuns(root, dealers = []) {
  const run = (name, step, command, folder, wanted) => {
    const path = join(root, folder, REPORT);
    const found = existsSync(path) ? readdirSync(path).filter((file) => wanted.test(file)) : [];
    return { name, step, command, files: found.map((file) => join(path, file)) };
  };
  return [
    ...vitestProjects(root).map((folder) =>
      run(folder, 'unit', 'npx nx run-many -t test', folder, /^vitest.*\.json$/),
    ),
    run('stories', 'stories', 'npm run test:stories', '.storybook', /^(server|hydration)\.json$/),
    ...siteSlugs(dealers).map((slug) =>
      run(
        `stories in the theme of ${slug}`,
        'stories',
        'npm run test:stories',
        '.storybook',
        new RegExp(`^${slug}\\.json$`),
      ),
    ),
    run('commands', 'commands', 'npm test -- --only commands', 'tools/commands', /\.json$/),
    ...siteSlugs(dealers).map((slug) =>
      run(
        `journeys of ${slug}`,
        'journeys',
        'npm run test:journeys',
        'apps/site-e2e',
        new RegExp(`^${slug}(-\\d+-of-\\d+)?\\.json$`),
      ),
    ),
  ];
}

/** The run with the results of its tests: `[{ title, status }]`, from all its files. */
export const withResults = (run) => ({
  ...run,
  results: run.files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8'))),
});
