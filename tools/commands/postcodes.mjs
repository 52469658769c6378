import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { root } from './shared/paths.mjs';
import { Problem } from './shared/say.mjs';

const HEADER = 'postcode,suburb,state,lat,long';

const declaration = {
  call: 'npm run postcodes --',
  does: `Writes the table of @forecourt/postcodes from GeoNames' Australian postcodes: a file with the columns ${HEADER}, in the order of the postcodes.`,
  words: '<file.csv>',
};

await command(declaration, async ({ words: [file] }) => {
  const { packTable } = await import('../../libs/data/postcodes/src/table.ts');
  if (!file) throw new Problem('Which file? npm run postcodes -- <file.csv>');
  const [header, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  if (header !== HEADER)
    throw new Problem(`${file} has other columns. Give its first line the names "${HEADER}".`);
  const rows = lines.map((line) => {
    const [postcode, suburb, state, lat, long] = line.split(',');
    return { postcode, suburb, state, lat: Number(lat), long: Number(long) };
  });
  const table = join(root, 'libs/data/postcodes/src/australia.json');
  writeFileSync(table, `${JSON.stringify(packTable(rows), null, 2)}\n`);
  console.log(`${rows.length} suburbs are in ${table}.`);
});
