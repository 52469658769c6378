import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './shared/command.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node --conditions=@forecourt/source tools/commands/config-page.mjs',
  does: "Writes the documentation of a dealer's config from its schemas: comments above the keys in their files, and docs/reference/config.md.",
  options: { check: { type: 'boolean', does: 'only verifies that they are up to date' } },
};

await command(declaration, async ({ values }) => {
  await continueInFittingNode();
  const { commentedSchemas, configPage, page } = await import('./shared/config-page.mjs');
  const wanted = [...(await commentedSchemas()), [page, await configPage()]];
  const wrong = wanted.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (!values.check) return wrong.forEach(([file, text]) => writeFileSync(file, text));
  if (wrong.length > 0)
    throw new Problem(
      `These do not say what the schemas say: ${wrong.map(([file]) => file.slice(root.length + 1)).join(', ')}. Write them again: node --conditions=@forecourt/source tools/commands/config-page.mjs`,
    );
});
