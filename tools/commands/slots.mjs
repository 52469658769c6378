import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { command } from './shared/command.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node --conditions=@forecourt/source tools/commands/slots.mjs',
  does: "Writes docs/reference/slots.md, the page of all slots, from the features and the dealers' overrides.",
  options: { check: { type: 'boolean', does: 'only verifies that it is up to date' } },
};

await command(declaration, async ({ values }) => {
  await continueInFittingNode();
  const { page, slotsPage } = await import('./shared/slots-page.mjs');
  const text = await slotsPage();
  if (!values.check) {
    mkdirSync(dirname(page), { recursive: true });
    return writeFileSync(page, text);
  }
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
    throw new Problem(
      'docs/reference/slots.md is out of date with the features. Regenerate it: node --conditions=@forecourt/source tools/commands/slots.mjs',
    );
});
