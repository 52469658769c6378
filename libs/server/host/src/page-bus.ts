import { randomUUID } from 'node:crypto';
import type { Notices } from '@forecourt/database';
import { z } from 'zod';

/** Whose pages have changed. */
export interface PageChange {
  /** Slugs of sites. */
  sites: readonly string[];
  /** Dealers whose stock has changed: every site that lists it. */
  dealers: readonly string[];
}

/** Where processes tell each other whose pages have changed, so that none serves them from its cache any more. PAGE_BUS_MODULE brings another one. */
export interface PageBus {
  /** Tells the other processes. */
  tell(change: PageChange): Promise<void>;
  /** Follows the others. `changed` gets null if everything may have changed, as after a connection was lost. */
  follow(changed: (change: PageChange | null) => void): () => Promise<void>;
}

const CHANNEL = 'forecourt_pages';
/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7_500;
const messageSchema = z.object({
  from: z.string(),
  change: z.object({ sites: z.array(z.string()), dealers: z.array(z.string()) }).nullable(),
});

/** The bus of processes that share a database. Another one, such as of a message broker, has the same two functions. */
export function databasePageBus(notices: Notices): PageBus {
  const from = randomUUID();
  return {
    async tell(change) {
      const text = JSON.stringify({ from, change });
      const fits = Buffer.byteLength(text) <= LONGEST;
      await notices.tell(CHANNEL, fits ? text : JSON.stringify({ from, change: null }));
    },
    follow: (changed) =>
      notices.listen(CHANNEL, {
        heard(text) {
          const message = messageSchema.safeParse(parsed(text));
          // Another version of the platform may say more than this one understands.
          if (!message.success) changed(null);
          else if (message.data.from !== from) changed(message.data.change);
        },
        missed: () => changed(null),
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
