import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test, vi } from 'vitest';
import { serve } from './serve.ts';
import { settings } from './settings.ts';

const libs = path.resolve(import.meta.dirname, '../../../..');
const sources = globSync(['server/*/src/**/*.ts', 'feature/*/src/server/**/*.ts'], { cwd: libs })
  .filter((file) => !/\.test\.ts$|\/(test|testing|bench|conformance)\//.test(file))
  .map((file) => readFileSync(path.join(libs, file), 'utf8'))
  .join('\n');

/** The variables of a service: `serviceOf('NAME', env)` reads its URL and key. */
const ofServices = [...sources.matchAll(/serviceOf\('([A-Z]+)', env\)/g)].flatMap(([, name]) => [
  `${name}_URL`,
  `${name}_API_KEY`,
]);

/** The variables of secrets: `signInSecret(env, directory, { name: 'NAME', file: 'name', … })`. */
const ofSecrets = [...sources.matchAll(/\bname: '([A-Z_]+)', file: '/g)].flatMap(([, name]) => name ?? []);

/** Environment variables that code reads: `env['NAME']`, `const { NAME: name } = env`, a number, a service or a secret by its name. */
const read = new Set([
  ...ofServices,
  ...ofSecrets,
  ...[/\benv\['([A-Z0-9_]+)'\]/g, /\{[^{}]*\} = env;/g, /(?:perMinute|wholeNumber)\('([A-Z0-9_]+)'/g].flatMap(
    (pattern) =>
      [...sources.matchAll(pattern)].flatMap(([all, name]) =>
        name === undefined ? [...all.matchAll(/\b([A-Z0-9_]{3,})\b/g)].map(([each]) => each) : [name],
      ),
  ),
]);

test.each(settings.map(({ name }) => name))('the setting %s is read somewhere', (name) =>
  expect(read).toContain(name),
);

/** Variables of Node and of node-postgres: a start in production looks at them for what weakens its connections. */
const OF_OTHERS = ['PGHOST', 'NODE_TLS_REJECT_UNAUTHORIZED'];

it('lists all environment variables that the platform reads', () => {
  const listed = settings.map(({ name }) => name);
  expect([...read].filter((name) => !listed.includes(name))).toEqual(OF_OTHERS);
});

it('is printed by serve --help, and by serve with unknown arguments', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await serve(['--help'], '/nowhere')).toBe(0);
  expect(log.mock.calls[0]?.[0]).toMatch(/Usage: npx forecourt serve[^]*PAGES_PER_MINUTE/);
  expect(await serve(['--port', '4300'], '/nowhere')).toBe(2);
  expect(error.mock.calls[0]?.[0]).toMatch(/takes no arguments, but has "--port 4300"[^]*PORT=4300/);
  vi.restoreAllMocks();
});
