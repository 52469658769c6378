#!/usr/bin/env node
import type { Command } from './commands/command.ts';
import { projectRoot } from './project-root.ts';
import { endIfToldInWords } from './setting-error.ts';

/** All commands, loaded lazily: `leads` does not load the search engine. */
const commands: Record<string, { does: string; load(): Promise<Command> }> = {
  serve: {
    does: 'serves the built sites to shoppers, with API, search, pictures and lead delivery',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  api: {
    does: 'serves only the API; other hosts serve the pages',
    load: async () => (await import('./commands/api.ts')).api,
  },
  demo: {
    does: 'serves the built sites on this machine, without any settings, to try them',
    load: async () => (await import('./commands/demo.ts')).demo,
  },
  dev: {
    does: 'serves one dealer app from its sources',
    load: async () => (await import('./dev/dev.ts')).dev,
  },
  'stock-import': {
    does: 'imports a stock feed into the database',
    load: async () => (await import('./commands/stock-import.ts')).stockImport,
  },
  feeds: {
    does: 'shows whether the stock follows the feeds, and fetches one now',
    load: async () => (await import('./commands/feeds.ts')).feeds,
  },
  search: {
    does: 'shows, verifies and rebuilds the search indexes',
    load: async () => (await import('./commands/search.ts')).search,
  },
  leads: {
    does: 'lists leads and failed deliveries, and retries them',
    load: async () => (await import('./commands/leads.ts')).leads,
  },
  desk: {
    does: 'invites staff of the desk, and lists them',
    load: async () => (await import('./commands/desk.ts')).desk,
  },
  finance: {
    does: 'lists and reads finance applications, deletes them, and changes their keys',
    load: async () => (await import('./commands/finance.ts')).finance,
  },
  checkout: {
    does: 'lists reservations, and compares them with the payment provider',
    load: async () => (await import('./commands/checkout.ts')).checkout,
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

// React reads it when it is loaded, so before the command is.
if (name === 'serve' || name === 'api') process.env['NODE_ENV'] = 'production';

if (command) {
  try {
    const run = await command.load();
    const exitCode = await run(words, projectRoot());
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    endIfToldInWords(error);
    throw error;
  }
} else {
  const list = Object.entries(commands).map(([each, { does }]) => `  ${each.padEnd(14)}${does}`);
  const usage = `Usage: npx forecourt <command>, in the folder of the project; with --help each says more of itself.\n\n${list.join('\n')}`;
  const asked = ['', 'help', '--help', '-h'].includes(name);
  if (asked) console.log(usage);
  else console.error(`"${name}" is not a command of forecourt.\n\n${usage}`);
  process.exitCode = asked ? 0 : 2;
}
