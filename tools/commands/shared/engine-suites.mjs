import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { testRuns, withResults } from './test-runs.mjs';

const TESTS = /^(libs\/[^/]+\/[^/]+|apps\/[^/]+)\/src\/.*\.test\.ts$/;

/**
 * The suites of tests that run on both engines of the database: the project, the file, and the line after `describe.each(`.
 *
 * @param root of the workspace
 */
export function engineSuites(root) {
  const files = ['libs', 'apps'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  return files.flatMap((file) => {
    const [, project] = TESTS.exec(file) ?? [];
    if (!project) return [];
    const lines = readFileSync(join(root, file), 'utf8').match(/testEngines\(.*/g) ?? [];
    return lines.map((line) => ({ project, file, line }));
  });
}

/** The title of a suite on an engine; null where it does not have the engine in its title. */
export function titleOn(engine, { line }) {
  const [, words] = /^testEngines\('[^']+'\)\)\('([^']* )%s\b/.exec(line) ?? [];
  return words === undefined ? null : `${words}${engine}`;
}

/**
 * The suites for both engines that the last run of their project has not passed on PostgreSQL: the file and the title of each.
 *
 * @param runs of `testRuns`, with results
 */
export function notOnPostgres(suites, runs) {
  const titles = new Map(
    runs.map(({ name, results }) => [
      name,
      results.filter(({ status }) => status === 'passed').map(({ title }) => title),
    ]),
  );
  return suites
    .map((suite) => ({ ...suite, title: titleOn('postgres', suite) }))
    .filter(
      ({ project, title }) => !titles.get(project)?.some((each) => ` > ${each}`.includes(` > ${title}`)),
    )
    .map(({ file, title }) => `${file}: ${title}`);
}

/** What has not passed on PostgreSQL, by the results of the last runs. */
export const missingOnPostgres = (root) => notOnPostgres(engineSuites(root), testRuns(root).map(withResults));
