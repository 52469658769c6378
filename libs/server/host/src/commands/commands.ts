import type { Command } from './command.ts';

/** All commands, loaded lazily: `leads` does not load the search engine. */
export const commands: Record<string, { does: string; load(): Promise<Command> }> = {
  serve: {
    does: 'serves the built sites to shoppers, with API, search, pictures and lead delivery',
    load: async () => (await import('./serve.ts')).serve,
  },
  api: {
    does: 'serves only the API; other hosts serve the pages',
    load: async () => (await import('./api.ts')).api,
  },
  demo: {
    does: 'serves the built sites on this machine, without any settings, to try them',
    load: async () => (await import('./demo.ts')).demo,
  },
  dev: {
    does: 'serves one dealer app from its sources',
    load: async () => (await import('../dev/dev.ts')).dev,
  },
  'stock-import': {
    does: 'imports a stock feed into the database',
    load: async () => (await import('./stock-import.ts')).stockImport,
  },
  feeds: {
    does: 'shows whether the stock follows the feeds, and fetches one now',
    load: async () => (await import('./feeds.ts')).feeds,
  },
  search: {
    does: 'shows, verifies and rebuilds the search indexes',
    load: async () => (await import('./search.ts')).search,
  },
  database: {
    does: 'shows the migrations of the database, and takes them back for an older version',
    load: async () => (await import('./database.ts')).database,
  },
  leads: {
    does: 'lists leads and failed deliveries, and retries them',
    load: async () => (await import('./leads.ts')).leads,
  },
  desk: {
    does: 'invites staff of the desk, and lists them',
    load: async () => (await import('./desk.ts')).desk,
  },
  person: {
    does: 'finds, exports and erases what a site has of a shopper',
    load: async () => (await import('./person.ts')).person,
  },
  finance: {
    does: 'lists and reads finance applications, deletes them, and changes their keys',
    load: async () => (await import('./finance.ts')).finance,
  },
  checkout: {
    does: 'lists reservations, and compares them with the payment provider',
    load: async () => (await import('./checkout.ts')).checkout,
  },
};
