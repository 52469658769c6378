import { migrate, openDatabase } from '@forecourt/database';
import { importStock } from '../import/importStock.ts';
import { homenet } from '../maps/homenet.ts';
import { homenetFeed } from './homenetFeed.ts';
import { groupSite, NOW } from './sites.ts';

/**
 * An import process for tests that kill it: `importProcess.ts <database options> <price> <cars>`. Prints each progress step on a
 * line.
 */
const [options = '{}', price = '', count = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase(JSON.parse(options));
await migrate(db);
const cars = Array.from({ length: Number(count) }, (_, index) => ({
  Stock: `U${index}`,
  SellingPrice: price,
}));
await importStock({
  db,
  dealer: 'northside-group',
  feed: homenetFeed(cars),
  feedName: 'feed.csv',
  map: homenet,
  site: groupSite,
  now: NOW,
  pictureSize: () => Promise.resolve(null),
  onProgress: ({ phase, rows }) => console.log(`${phase} ${rows}`),
});
await close();
