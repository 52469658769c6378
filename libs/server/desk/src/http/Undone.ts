import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Refused } from './Refused.ts';

/** Thrown in a transaction: it is undone, and the call is refused. */
export class Undone extends Error {
  readonly refused: Refused<string>;
  constructor(refused: Refused<string>) {
    super('The write was refused.');
    this.refused = refused;
  }
}

/** Makes a write in a transaction. Returns why it was refused, after it was undone; null if it was made. */
export async function inUndoable<Problem extends string>(
  db: Kysely<Schema>,
  write: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<Refused<Problem> | null> {
  try {
    await db.transaction().execute(write);
    return null;
  } catch (error) {
    // Only the write throws an `Undone`, with one of its own problems.
    if (error instanceof Undone) return error.refused as Refused<Problem>;
    throw error;
  }
}
