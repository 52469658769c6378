import { createReadStream } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@forecourt/database';
import { migrate } from '@forecourt/database';
import { nearest } from '@forecourt/site-config';
import type { FeedSite } from '../check/feedSite.ts';
import { DropRefused, ImportOvertaken } from '../import/importErrors.ts';
import { NoRowAccepted } from '../import/NoRowAccepted.ts';
import { reportRows, type ImportReport } from '../import/importReport.ts';
import { importStock } from '../import/importStock.ts';
import type { PictureSize } from '../import/measureInterior.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import { detectFeedMap, feedMap, feedMapNames } from '../maps/feedMaps.ts';
import { headOf } from '../read/headOf.ts';
import { FeedFormatError } from '../read/rawRow.ts';
import { readArguments, UsageError, usageOf, type ImportArguments } from './readArguments.ts';
import { renderReport } from './renderReport.ts';
import { showProgress, type Output } from './showProgress.ts';

/** Environment of the command. */
export interface CommandSurroundings {
  argv: readonly string[];
  stdout: NodeJS.WriteStream | Output;
  stderr: Output;
  /** The command line of the command, e.g. `npx forecourt stock-import`. */
  call: string;
  /** The slugs of the sites that exist. */
  dealers: readonly string[];
  /** The folder of the dealer apps, relative to the project; null if the project is itself a dealer app. */
  folder: string | null;
  /** The site of a dealer, from its config. */
  siteOf: (dealer: string) => Promise<Omit<FeedSite, 'owns'>>;
  /** The maps that a dealer app brings. */
  ownMaps: (dealer: string) => Promise<readonly FeedMap[]>;
  /** Measures a picture of a dealer; null if it cannot be read. */
  pictureSize: (path: string, dealer: string) => ReturnType<PictureSize>;
  openDatabase: () => Promise<Database>;
  now: () => Date;
}

/** The command cannot run; the message says what, why and how to fix it. */
class CommandError extends Error {}

const EXPECTED = [UsageError, CommandError, FeedFormatError, NoRowAccepted, DropRefused, ImportOvertaken];

/**
 * The command `stock-import`: parses the arguments, imports the feed with a progress display, and prints the report. Returns the exit
 * code: 0 success, 1 rejected or failed without changes, 2 invalid arguments. Rejected rows do not make it fail while
 * another row is accepted; they are in the report. Of a folder of feeds one that fails does not hold up the others.
 */
export async function stockImportCommand(surroundings: CommandSurroundings): Promise<0 | 1 | 2> {
  try {
    return (await run(surroundings)) ? 0 : 1;
  } catch (error) {
    say(error, surroundings);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Writes the message of an error that a person can mend; throws another one. */
function say(error: unknown, { stderr }: CommandSurroundings): void {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/** A feed and how to read it for its site, checked before anything is imported. */
interface Feed {
  dealer: string;
  file: string;
  bytes: number;
  map: FeedMap;
  site: FeedSite;
}

/** Whether every feed was imported. */
async function run(surroundings: CommandSurroundings): Promise<boolean> {
  const { argv, stdout, call, dealers, folder, openDatabase } = surroundings;
  const usualDealer = folder === null ? (dealers[0] ?? null) : null;
  const wish = readArguments(argv, { call, usualDealer });
  if (wish === 'help') {
    stdout.write(`${usageOf(call)}\n`);
    return true;
  }
  const named = wish.one
    ? [{ dealer: wish.one.dealer, file: wish.one.feed }]
    : await feedsIn(wish.feeds ?? '.');
  const feeds: Feed[] = [];
  for (const { dealer, file } of named) {
    checkDealer(dealer, dealers, folder, wish.one ? undefined : file);
    const bytes = await sizeOf(file);
    const map = await chooseMap(wish.map, file, await surroundings.ownMaps(dealer));
    const site = { ...(await surroundings.siteOf(dealer)), owns: wish.owns };
    feeds.push({ dealer, file, bytes, map, site });
  }

  const database = await openDatabase();
  let failed = 0;
  try {
    await migrate(database.db);
    for (const feed of feeds)
      await importFeed(feed, wish, database, surroundings).catch((error: unknown) => {
        failed += 1;
        say(error, surroundings);
      });
  } finally {
    await database.close();
  }
  return failed === 0;
}

async function importFeed(
  { dealer, file, bytes, map, site }: Feed,
  wish: ImportArguments,
  database: Database,
  { stdout, now, pictureSize }: CommandSurroundings,
): Promise<void> {
  stdout.write(`Importing ${path.basename(file)} (${map.title}) for ${dealer}\n`);
  const feed = createReadStream(file, { highWaterMark: 256 * 1024 });
  const display = showProgress(stdout, bytes);
  const tell = async (told: ImportReport) => {
    stdout.write(`${renderReport(told)}\n`);
    if (wish.report) await writeReport(wish.report, told, database);
  };
  const report = await importStock({
    db: database.db,
    dealer,
    feed,
    feedName: path.basename(file),
    map,
    site,
    now: now(),
    allowDrop: wish.allowDrop,
    pictureSize: (picture) => pictureSize(picture, dealer),
    onProgress: (progress) => {
      display.onBytes(feed.bytesRead);
      display.onProgress(progress);
    },
  })
    .finally(display.stop)
    .catch(async (error: unknown) => {
      if (error instanceof NoRowAccepted) await tell(error.report);
      throw error;
    });
  await tell(report);
  if (report.counts.added + report.counts.changed + report.counts.removed > 0)
    stdout.write('A running host indexes the changes for search within seconds.\n');
}

/** The feeds of a folder, each named after its site; hidden files are none. */
async function feedsIn(folder: string): Promise<{ dealer: string; file: string }[]> {
  const names = await readdir(folder).catch(() => null);
  const feeds = names?.filter((name) => !name.startsWith('.')).toSorted((a, b) => a.localeCompare(b, 'en'));
  if (!feeds?.length)
    throw new CommandError(
      `${names ? 'There is no feed in' : 'There is no folder'} ${path.resolve(folder)}. Check the path after --feeds; it is relative to the current folder.`,
    );
  const sites = feeds.map((name) => path.parse(name).name);
  const twice = sites.find((site, at) => sites.indexOf(site) !== at);
  if (twice !== undefined)
    throw new CommandError(
      `${path.resolve(folder)} has two feeds of ${twice}: ${feeds.filter((_, at) => sites[at] === twice).join(', ')}. A feed is the whole stock of a site; leave one.`,
    );
  return feeds.map((name, at) => ({ dealer: sites[at] ?? '', file: path.join(folder, name) }));
}

function checkDealer(dealer: string, dealers: readonly string[], folder: string | null, file?: string): void {
  if (dealers.includes(dealer)) return;
  if (file !== undefined)
    throw new CommandError(
      `${file} is named after no site: there is no "${dealer}", but ${dealers.join(', ') || 'no site yet'}. Name each feed after its site, or take it out of the folder.`,
    );
  if (folder === null)
    throw new CommandError(
      `There is no site "${dealer}": this project is ${dealers[0]}. Leave --dealer out.`,
    );
  const near = nearest(dealer, dealers);
  throw new CommandError(
    `There is no site "${dealer}": ${folder} has ${dealers.join(', ') || 'no site yet'}. ` +
      (near ? `Did you mean --dealer ${near}?` : 'A new site is made with: npx nx g workspace:dealer <slug>'),
  );
}

async function sizeOf(feed: string): Promise<number> {
  const stats = await stat(feed).catch(() => null);
  if (stats?.isFile()) return stats.size;
  throw new CommandError(
    stats
      ? `${feed} is a folder, not a feed. Name the file with --feed.`
      : `There is no file ${path.resolve(feed)}. Check the path after --feed; it is relative to the current folder.`,
  );
}

async function chooseMap(name: string | null, feed: string, own: readonly FeedMap[]): Promise<FeedMap> {
  const known = feedMapNames(own);
  const map = name === null ? detectFeedMap(feed, await headOf(feed), own) : feedMap(name, own);
  if (map) return map;
  if (name === null)
    throw new CommandError(
      `The format of ${path.basename(feed)} is not recognised from its columns. Set it with --map (${known.join(', ')}).`,
    );
  const near = nearest(name, known);
  throw new CommandError(
    `There is no map "${name}". ${near ? `Did you mean --map ${near}?` : `Choose of ${known.join(', ')}.`}`,
  );
}

async function writeReport(file: string, report: ImportReport, { db }: Database): Promise<void> {
  const rows =
    report.moreRows === 0 ? report.rows : await reportRows(db, report.id, { limit: Number.MAX_SAFE_INTEGER });
  await writeFile(file, `${JSON.stringify({ ...report, rows, moreRows: 0 }, null, 2)}\n`);
}
