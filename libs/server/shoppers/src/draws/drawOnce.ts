import { createHmac, randomUUID } from 'node:crypto';
import { inTransaction, type Schema } from '@forecourt/database';
import { mailboxOf } from '@forecourt/values';
import type { Kysely } from 'kysely';

/** What somebody drew. */
export interface Draw {
  id: string;
  prize: { id: string; name: string };
  drawnAt: Date;
}

/** Whose draw, at which site in which period. */
export interface AskedDraw {
  site: string;
  period: string;
  /** A period of other records whose draws count in this one too, as far as it says so. */
  former?: { id: string; counts: (drawnAt: Date) => boolean } | null;
  shopperId: string;
  /** Keys the hash of the person. */
  secret: string;
}

/** A draw that a person wants. */
export interface WantedDraw extends AskedDraw {
  now: Date;
  /** When the record of the draw is deleted; not before the end of the period. */
  keepUntil: Date;
  /** Draws. It is called once, and its result counts only if the person has not drawn yet. */
  choose: () => Draw['prize'];
  /** Makes the lead of a draw that counts, in the same transaction; returns its id. */
  record: (transaction: Kysely<Schema>, draw: Draw) => Promise<string>;
}

/**
 * Draws for a person, once in a period: of any number of requests at the same time one draws, by unique constraints of the database, and
 * all get its result. The same person is the same account, or another one with its address or a tag behind a plus sign in it.
 *
 * @returns the draw, and whether it was made now; null if the account is gone.
 */
export async function drawOnce(
  db: Kysely<Schema>,
  { now, keepUntil, choose, record, ...asked }: WantedDraw,
): Promise<{ draw: Draw; isNew: boolean } | null> {
  return inTransaction(db, async (transaction) => {
    const person = await personOf(transaction, asked);
    if (person === null) return null;
    const former = await findFormer(transaction, { ...asked, person });
    if (former) return { draw: former, isNew: false };
    const { site, period, shopperId } = asked;
    const draw: Draw = { id: randomUUID(), prize: choose(), drawnAt: now };
    const made = await transaction
      .insertInto('shopper_draws')
      .values({
        ...{ id: draw.id, site, period, person, shopper_id: shopperId, lead_id: null },
        ...{ prize: draw.prize.id, prize_name: draw.prize.name, drawn_at: now, keep_until: keepUntil },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const earlier = await find(transaction, { ...asked, person });
      return earlier && { draw: earlier, isNew: false };
    }
    const leadId = await record(transaction, draw);
    await transaction
      .updateTable('shopper_draws')
      .set({ lead_id: leadId })
      .where('id', '=', draw.id)
      .execute();
    return { draw, isNew: true };
  });
}

/** What a person drew in a period; null for nothing yet. */
export async function drawOf(db: Kysely<Schema>, asked: AskedDraw): Promise<Draw | null> {
  const person = await personOf(db, asked);
  if (person === null) return null;
  return (await find(db, { ...asked, person })) ?? findFormer(db, { ...asked, person });
}

async function findFormer(
  db: Kysely<Schema>,
  { former, ...asked }: AskedDraw & { person: string },
): Promise<Draw | null> {
  const draw = former ? await find(db, { ...asked, period: former.id }) : null;
  return draw && former?.counts(draw.drawnAt) ? draw : null;
}

async function find(
  db: Kysely<Schema>,
  { site, period, shopperId, person }: Omit<AskedDraw, 'former'> & { person: string },
): Promise<Draw | null> {
  const row = await db
    .selectFrom('shopper_draws')
    .selectAll()
    .where('site', '=', site)
    .where('period', '=', period)
    .where((where) => where.or([where('person', '=', person), where('shopper_id', '=', shopperId)]))
    .executeTakeFirst();
  return row ? { id: row.id, prize: { id: row.prize, name: row.prize_name }, drawnAt: row.drawn_at } : null;
}

/** The keyed hash of the address of an account; null for no account. Tags of an address, `kim+tag@…`, lead to the same mailbox. */
async function personOf(
  db: Kysely<Schema>,
  { shopperId, secret }: Pick<AskedDraw, 'shopperId' | 'secret'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('shopper_addresses')
    .select(['realm', 'kind', 'address'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (!found) return null;
  const { realm, kind, address } = found;
  const mailbox = kind === 'email' ? mailboxOf(address) : address;
  return createHmac('sha256', secret)
    .update(JSON.stringify(['draw', realm, kind, mailbox]))
    .digest('hex');
}
