/** Prints how many cars each dealer has in the embedded database of a folder, as JSON: run with `--conditions=@forecourt/source`. */
import { migrate, openDatabase } from '@forecourt/database';

const [, , dir] = process.argv;
const database = await openDatabase({ dir });
await migrate(database.db);
const rows = await database.db
  .selectFrom('cars')
  .select(({ fn }) => ['dealer', fn.countAll().as('cars')])
  .groupBy('dealer')
  .execute();
console.log(JSON.stringify(Object.fromEntries(rows.map(({ dealer, cars }) => [dealer, Number(cars)]))));
await database.close();
