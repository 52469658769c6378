import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What Nx shows of a generator with `--help`. */
interface Schema {
  description?: string;
  required: string[];
  properties: Record<string, { description?: string; 'x-prompt'?: string }>;
}

const root = join(import.meta.dirname, '../..');
const read = <Kind>(path: string): Kind => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { generators } = read<{ generators: Record<string, { schema: string; description?: string }> }>(
  'generators.json',
);

test.each(Object.entries(generators))('%s says what it makes and what each option is', (_name, generator) => {
  const { description, required, properties } = read<Schema>(generator.schema);
  expect([generator.description, description]).toEqual([expect.any(String), expect.any(String)]);
  for (const [option, said] of Object.entries(properties)) expect(said.description, option).toMatch(/\w{3}/);
  for (const option of required) expect(properties[option]?.['x-prompt'], option).toMatch(/\?$/);
});
