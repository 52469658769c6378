import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { codeBlocks } from './code-blocks.mjs';
import { root } from './paths.mjs';

/** A dealer's forms as docs/recipes/own-form.md has them. */
const place = join(root, '.forecourt/own-form');
after(() => rmSync(place, { recursive: true, force: true }));

const [forms = ''] = codeBlocks(readFileSync(join(root, 'docs/recipes/own-form.md'), 'utf8'), 'ts');

/** The routes of a dealer with these forms, or the problems of its declaration. */
function routesWith(text) {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'forms.ts'), text);
  writeFileSync(
    join(place, 'main.ts'),
    `import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { forms } from './forms.ts';
try {
  const { routes } = defineDealer({ ...exampleDealer, features: [enquiry({ forms })] });
  console.log(routes.map(({ id, path }) => id + ' /' + path).join('\\n'));
} catch (error) {
  console.log(error.message);
}`,
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', join(place, 'main.ts')],
    { encoding: 'utf8', cwd: root },
  );
  return stdout + stderr;
}

test('[AN-04] the forms of the recipe have their pages', () => {
  const routes = routesWith(forms);
  for (const route of [
    'enquiry.service /service',
    'enquiry.parts /vehicle-parts-and-accessories',
    'enquiry.careers /careers',
    'enquiry.windscreen /windscreen',
  ])
    assert.ok(routes.includes(route), routes);
});

test('a wrong form says which field, why, and what is right', () => {
  const wrong = forms.replace(
    "name: 'Rego', label: 'Registration', max: 10",
    "name: 'kms', label: 'Kilometres'",
  );
  assert.notEqual(wrong, forms);
  const said = routesWith(wrong);
  assert.match(said, /forms\[?\.?3.*steps\[?\.?0.*fields\[?\.?0/);
  assert.match(said, /must be a field of the kind number/);
});

test('two forms with one address are refused', () => {
  const said = routesWith(forms.replace("paths: ['windscreen']", "paths: ['service']"));
  assert.match(said, /service/);
  assert.doesNotMatch(said, /enquiry\.windscreen \/service/);
});
