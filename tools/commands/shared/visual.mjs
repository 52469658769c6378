const value = (text, name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';

/**
 * What screenshots are drawn with.
 *
 * @param version of the browser, as it prints it: `Chromium 156.0.8078.79`.
 * @param release content of /etc/os-release.
 * @returns `{ browser: 'Chromium 156', system: 'debian 12' }`
 */
export function drawnWith(version, release) {
  const browser = /^(.*?\d+)\./.exec(version)?.[1] ?? version;
  return { browser, system: `${value(release, 'ID')} ${value(release, 'VERSION_ID')}` };
}

/** Why screenshots taken with something else cannot be compared here; null where they can. */
export function otherDrawing(taken, here) {
  if (taken.browser === here.browser && taken.system === here.system) return null;
  return (
    `The screenshots were taken with ${taken.browser} on ${taken.system}; here is ${here.browser} on ${here.system}, which draws text differently. ` +
    'Nothing was compared. Run this in the container of the job "visual" in .github/workflows/ci.yml, ' +
    'or take the screenshots anew with the new browser: npm run visual -- --update'
  );
}

/** The screenshots of stories that no longer exist. @param files `button--primary.png` @param ids of all stories: `button--primary`. */
export const withoutStory = (files, ids) => files.filter((file) => !ids.includes(file.replace(/\.png$/, '')));

/**
 * The results in a JSON report of Playwright, as `addRun` takes them.
 *
 * @returns `[{ name, results: [{ title, status }] }]`, one entry for each project; the status is passed, failed or skipped.
 */
export function resultsOf(report) {
  const projects = new Map();
  const walk = ({ title, suites = [], specs = [] }, above) => {
    const path = [...above, title];
    for (const spec of specs)
      for (const { projectName, status } of spec.tests) {
        if (!projects.has(projectName)) projects.set(projectName, []);
        projects
          .get(projectName)
          .push({
            title: [...path, spec.title].join(' > '),
            status: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
          });
      }
    for (const suite of suites) walk(suite, path);
  };
  for (const suite of report.suites) walk(suite, []);
  return [...projects].map(([name, results]) => ({ name, results }));
}
