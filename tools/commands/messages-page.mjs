import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './shared/command.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node tools/commands/messages-page.mjs',
  does: 'Writes docs/reference/messages.md, the page of all messages about a mistake, from the sources that say them.',
  options: { check: { type: 'boolean', does: 'only verifies that it is up to date' } },
};

await command(declaration, async ({ values }) => {
  const { messagesPage, page } = await import('./shared/messages-page.mjs');
  const text = await messagesPage();
  if (!values.check) return writeFileSync(page, text);
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
    throw new Problem(
      'docs/reference/messages.md is not what the sources say. Write it again: node tools/commands/messages-page.mjs',
    );
});
