import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, testDirectory } from '@forecourt/database/testing';
import { expect, it } from 'vitest';
import { startApi, statusOf } from './test/apiProcess.ts';

const DAY_MS = 86_400_000;
const declaration = pathToFileURL(path.resolve(import.meta.dirname, 'test/dealers/example/dealer.config.ts'));

it('the API by itself offers no times on a day that the content closes, and follows a change', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-hours-'));
  const app = path.join(folder, 'dealers/example');
  await mkdir(path.join(app, 'content'), { recursive: true });
  // Its features are found from the folder of the app.
  await symlink(
    path.resolve(import.meta.dirname, '../../../node_modules'),
    path.join(folder, 'node_modules'),
  );
  await writeFile(
    path.join(app, 'dealer.config.ts'),
    `export { default } from ${JSON.stringify(declaration.href)};`,
  );
  const data = path.join(folder, 'data');
  const files = await testDirectory();
  await mkdir(data);
  await symlink(files, path.join(data, 'db'));
  const closed = (date: string) =>
    writeFile(path.join(app, 'content/hours.yaml'), `- date: ${date}\n  name: Closed for stocktake\n`);
  const [first = '', second = ''] = comingWeekdays(2);
  await closed(first);
  const port = await freePort();
  const api = await startApi(port, data, { FORECOURT_DEALERS: path.join(folder, 'dealers') });
  const offered = async () => {
    const { text } = await statusOf(port, `/api/appointments?location_id=1&from=${first}&days=7`, 'GET');
    return [first, second].filter((date) => text.includes(`"${date}`));
  };
  try {
    expect(await offered()).toEqual([second]);
    await closed(second);
    await expect.poll(offered, { timeout: 30_000 }).toEqual([first]);
  } finally {
    api.kill('SIGTERM');
    if (api.exitCode === null && api.signalCode === null) await once(api, 'exit');
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true });
  }
});

/** The next Tuesdays to Fridays, from a week on, as dates. */
function comingWeekdays(count: number): string[] {
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.now() + (7 + index) * DAY_MS));
  return days
    .filter((day) => day.getUTCDay() >= 2 && day.getUTCDay() <= 5)
    .slice(0, count)
    .map((day) => day.toISOString().slice(0, 10));
}
