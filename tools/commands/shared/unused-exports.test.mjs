import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { unusedExports } from './unused-exports.mjs';

const unbuilt = 'a rule of the specification whose page is not built yet';
const caught = 'an error that callers catch';
const dealers = 'for the pages and overrides of dealers';

/** What libs export without an importer in the workspace, by entry and name, with the reason. */
const meant = {
  '@forecourt/chrome': { StatsBanner: dealers },
  '@forecourt/embedded-search': { ProtocolError: caught },
  '@forecourt/enquiry': { EnquiryVehicleProps: dealers },
  '@forecourt/lead-desk': {
    SIGNATURE_HEADER: 'for those who receive webhooks',
    verifyWebhook: 'for those who receive webhooks',
  },
  '@forecourt/location': { parseLocation: 'reads a location of another system' },
  '@forecourt/garage': { SavedListProps: dealers, SoldVehicleProps: dealers },
  '@forecourt/search': { SearchAlertProps: dealers },
  '@forecourt/search-client/browser-typesense': {
    SearchClient: 'stands in for the package typesense in the scripts of a site',
  },
  '@forecourt/search-index': { IndexingError: caught },
  '@forecourt/slots': { remove: dealers },
  '@forecourt/stock-feed': { DropRefused: caught, FeedFormatError: caught, ImportOvertaken: caught },
  '@forecourt/stock-search': {
    PRICE_PROBLEM_VARIANTS: unbuilt,
    pathConflicts: unbuilt,
    priceProblemFilter: unbuilt,
  },
  '@forecourt/vdp': { GoneVehicleProps: dealers },
  '@forecourt/vehicle': { isOfBodyType: unbuilt },
};

test('an export without an importer is named, a type beside a value that it describes is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-exports-'));
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  try {
    for (const empty of ['tools', 'docs', '.storybook']) mkdirSync(join(folder, empty));
    const manifest = { name: '@forecourt/one', exports: { '.': { '@forecourt/source': './src/index.ts' } } };
    write('libs/domain/one/package.json', JSON.stringify(manifest));
    write('libs/domain/one/src/rule.ts', 'export type Kind = 1;\nexport const called: Kind = 1;\n');
    write(
      'libs/domain/one/src/index.ts',
      "export { called } from './rule.ts';\nexport type { Kind } from './rule.ts';\nexport { uncalled, loaded, shown } from './more.ts';\nexport type { Other } from './other.ts';\n",
    );
    write(
      'libs/domain/one/src/more.ts',
      'export const uncalled = 1;\nexport const loaded = 2;\nexport const shown = 3;\n',
    );
    write('libs/domain/one/src/other.ts', 'export type Other = 1;\n');
    write('libs/domain/one/README.md', "import { shown } from '@forecourt/one';\n");
    write(
      'apps/a.ts',
      "import {\n  called as it,\n} from '@forecourt/one';\nawait import('@forecourt/one').then(({ loaded }) => loaded + it);\n",
    );
    assert.deepEqual(unusedExports(folder), [
      { entry: '@forecourt/one', name: 'uncalled' },
      { entry: '@forecourt/one', name: 'Other' },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what a lib exports is imported elsewhere, shown in its README, or named here with its reason', () => {
  const unused = unusedExports(root).map(({ entry, name }) => `${entry}: ${name}`);
  const excused = Object.entries(meant).flatMap(([entry, names]) =>
    Object.keys(names).map((name) => `${entry}: ${name}`),
  );
  assert.deepEqual(
    unused.filter((each) => !excused.includes(each)),
    [],
    'Remove it from the index of the lib, and its code where only tests call it; or name it here and in the README of the lib.',
  );
  assert.deepEqual(
    excused.filter((each) => !unused.includes(each)),
    [],
    'It has an importer now: remove it from this list.',
  );
});
