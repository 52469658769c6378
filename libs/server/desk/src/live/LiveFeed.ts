import type { LiveEvent } from '@forecourt/desk-client';
import { sql } from 'kysely';
import type { DeskServices } from '../DeskServices.ts';

/** An entry of `desk_events`, as far as a stream needs it. */
export interface FedEvent {
  id: number;
  site: string;
  leadId: string | null;
  event: LiveEvent;
}

/** What an entry means to a page of the desk: what to ask for again. */
const MEANINGS: Readonly<Record<string, Pick<LiveEvent, 'what' | 'change'>>> = {
  received: { what: 'lead', change: 'added' },
  ...Object.fromEntries(
    ['added', 'assigned', 'noted', 'status', 'merged', 'snoozed', 'replied', 'called'].map((kind) => [
      kind,
      { what: 'lead', change: 'changed' },
    ]),
  ),
  erased: { what: 'lead', change: 'removed' },
  released: { what: 'appointment', change: 'removed' },
  capacityChanged: { what: 'appointment', change: 'changed' },
  retried: { what: 'delivery', change: 'changed' },
  ...Object.fromEntries(
    ['reservationConverted', 'reservationExtended', 'reservationNoted', 'reservationRefunded'].map((kind) => [
      kind,
      { what: 'reservation', change: 'changed' },
    ]),
  ),
  paymentRefunded: { what: 'payment', change: 'changed' },
  decided: { what: 'finance', change: 'changed' },
  templateAdded: { what: 'template', change: 'added' },
  templateChanged: { what: 'template', change: 'changed' },
  settingsChanged: { what: 'settings', change: 'changed' },
  staffInvited: { what: 'staff', change: 'added' },
  staffUpdated: { what: 'staff', change: 'changed' },
  staffRemoved: { what: 'staff', change: 'removed' },
  secondFactorReset: { what: 'staff', change: 'changed' },
};

const POLL_MS = 1_000;

interface Row {
  id: number;
  xact: string;
  site: string;
  at: Date;
  kind: string;
  staff_id: string | null;
  lead_id: string | null;
  subject: string | null;
}

/**
 * Reads new entries of `desk_events` once a second while somebody follows, whichever process wrote them, on both engines. An entry is told as
 * soon as it is committed, and once: numbers are given before a commit, so the reader starts at the oldest transaction that was running
 * at its last look, and remembers what it has told since.
 */
export class LiveFeed {
  readonly #services: Pick<DeskServices, 'db'>;
  readonly #followers = new Map<(events: readonly FedEvent[]) => void, string>();
  readonly #onError: (error: unknown) => void;
  #reading = false;
  #from: string | null = null;
  #told = new Set<number>();

  constructor(services: Pick<DeskServices, 'db'>, onError: (error: unknown) => void) {
    this.#services = services;
    this.#onError = onError;
  }

  /** Tells what happens at a site from now on, until the returned function is called. */
  async follow(site: string, tell: (events: readonly FedEvent[]) => void): Promise<() => void> {
    if (this.#from === null) {
      const from = await this.#oldestRunning();
      // Another one may have begun meanwhile, and is told from there.
      this.#from ??= from;
    }
    this.#followers.set(tell, site);
    if (!this.#reading) setTimeout(() => void this.#poll(), POLL_MS);
    this.#reading = true;
    return () => {
      this.#followers.delete(tell);
    };
  }

  async #poll(): Promise<void> {
    try {
      if (this.#followers.size > 0) await this.#read();
    } catch (error) {
      // The next look reads what this one missed. Nobody misses it when the last follower has left, as at the end of the process.
      if (this.#followers.size > 0) this.#onError(error);
    }
    if (this.#followers.size > 0) {
      setTimeout(() => void this.#poll(), POLL_MS);
      return;
    }
    this.#reading = false;
    this.#from = null;
    this.#told.clear();
  }

  async #read(): Promise<void> {
    const next = await this.#oldestRunning();
    const sites = [...new Set(this.#followers.values())];
    const { rows } = await sql<Row>`
      select id, xact::text, site, at, kind, staff_id, lead_id, subject from desk_events
      where xact >= ${this.#from}::xid8 and site = any(${sites}) order by xact, id
    `.execute(this.#services.db);
    const fresh = rows.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(rows.filter(({ xact }) => BigInt(xact) >= BigInt(next)).map(({ id }) => id));
    this.#from = next;
    for (const [tell, site] of this.#followers) {
      const events = fresh.filter((row) => row.site === site).flatMap(fedEvent);
      if (events.length > 0) tell(events);
    }
  }

  async #oldestRunning(): Promise<string> {
    const { rows } = await sql<{
      xmin: string;
    }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(this.#services.db);
    return rows[0]?.xmin ?? '0';
  }
}

function fedEvent({ id, site, at, kind, staff_id, lead_id, subject }: Row): FedEvent[] {
  const meaning = MEANINGS[kind];
  if (!meaning) return [];
  const event = { ...meaning, id: lead_id ?? subject, at: at.toISOString(), by: staff_id };
  return [{ id, site, leadId: lead_id, event }];
}
