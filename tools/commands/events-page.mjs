import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './shared/command.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'node --conditions=@forecourt/source tools/commands/events-page.mjs',
  does: 'Writes docs/reference/events.md, the page of all events, from @forecourt/analytics and the code that sends them.',
  options: { check: { type: 'boolean', does: 'only verifies that it is up to date' } },
};

await command(declaration, async ({ values }) => {
  await continueInFittingNode();
  const { eventsPage, page } = await import('./shared/events-page.mjs');
  const text = await eventsPage();
  if (!values.check) return writeFileSync(page, text);
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
    throw new Problem(
      'docs/reference/events.md is not what the events are. Write it again: node --conditions=@forecourt/source tools/commands/events-page.mjs',
    );
});
