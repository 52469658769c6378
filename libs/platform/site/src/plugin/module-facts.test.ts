import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moduleFacts } from './module-facts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'module-facts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a module that is written twice within the resolution of file timestamps is read again', () => {
  const file = path.join(folder, 'page.ts');
  const importsAfter = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 5, 5);
    return moduleFacts(file).imports;
  };
  expect(importsAfter(`import './Offer.tsx';`)).toEqual(['./Offer.tsx']);
  expect(importsAfter(`import './Offers.tsx';`)).toEqual(['./Offers.tsx']);
});
