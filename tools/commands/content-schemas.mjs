import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { command } from './shared/command.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node --conditions=@forecourt/source tools/commands/content-schemas.mjs',
  does:
    "Writes the JSON schemas of content files, docs/reference/content/*.schema.json, an editor's snippets for them, " +
    '.vscode/content.code-snippets, and the configuration of Decap CMS, docs/reference/content-editor.json, from the schemas that check the files.',
  options: { check: { type: 'boolean', does: 'only verifies that they are up to date' } },
};

await command(declaration, async ({ values }) => {
  await continueInFittingNode();
  const { contentSchemaFiles } = await import('./shared/content-schemas.mjs');
  const wrong = [...(await contentSchemaFiles())].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  if (values.check && wrong.length > 0)
    throw new Problem(
      `These do not say what the schemas say: ${wrong.map(([file]) => file.slice(root.length + 1)).join(', ')}. Write them again: ${declaration.call}`,
    );
  for (const [file, text] of wrong) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
