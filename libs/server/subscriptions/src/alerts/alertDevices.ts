import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Subscriber } from '../findSubscriber.ts';
import { lockSubscriber } from '../lockSubscriber.ts';
import { normalAddress } from '../normalAddress.ts';
import { runningAlerts } from './endAlerts.ts';
import { queueForget } from './forgetAlerts.ts';

/** Devices of a person at a site; with one more the oldest is stopped. */
const MOST_DEVICES = 10;

/** Where notifications for a browser are sent (RFC 8030), and the keys that they are encrypted with (RFC 8291), base64url. */
export interface DeviceAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Our public key that it was made with. */
  serverKey: string;
}

/** A browser that shows notifications. */
export interface AlertDevice extends DeviceAddress {
  id: number;
  email: string;
}

/** A browser that is to show notifications. */
export interface AddedDevice {
  site: string;
  person: Pick<Subscriber, 'email'>;
  device: DeviceAddress;
  /** What the person agreed to, as they read it. */
  statement: string;
  /** Path of the page, without its secret. */
  page: string;
  at: Date;
}

/**
 * Stores that a person wants notifications in a browser, with the proof of the consent. A browser that somebody else used before is theirs from now on.
 * Doing it again changes nothing.
 *
 * @returns false for a person without alerts: nothing is stored.
 */
export async function addDevice(
  transaction: Kysely<Schema>,
  { site, person: { email }, device, statement, page, at }: AddedDevice,
): Promise<boolean> {
  const { endpoint, p256dh, auth, serverKey } = device;
  await lockSubscriber(transaction, { site, email });
  const running = await runningAlerts(transaction, { site, email }).select('id').limit(1).executeTakeFirst();
  if (!running) return false;
  await lockAddress(transaction, { site, endpoint });
  const known = await live(transaction, site).where('endpoint', '=', endpoint).executeTakeFirst();
  const isSame =
    known?.email === email &&
    known.p256dh === p256dh &&
    known.auth === auth &&
    known.server_key === serverKey &&
    known.gone_at === null;
  if (isSame) return true;
  const others = await live(transaction, site)
    .where('email', '=', email)
    .orderBy((eb) => eb('gone_at', 'is', null), 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = new Set(others.slice(MOST_DEVICES - 1).map(({ id }) => id));
  if (known) ids.add(known.id);
  await endDevices(transaction, { site, at, ids: [...ids] });
  const proof = { statement, page, asked_at: at };
  await transaction
    .insertInto('alert_devices')
    .values({ site, email, endpoint, p256dh, auth, server_key: serverKey, ...proof })
    .execute();
  return true;
}

/** The browsers that show notifications to a person, oldest first. */
export async function devicesOf(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<AlertDevice[]> {
  const rows = await reachable(db, site).where('email', '=', normalAddress(email)).orderBy('id').execute();
  return rows.flatMap(deviceOf);
}

/** A browser by its id; null for one that is stopped or gone. */
export async function findDevice(
  db: Kysely<Schema>,
  { site, id }: { site: string; id: number },
): Promise<AlertDevice | null> {
  const row = await reachable(db, site).where('id', '=', id).executeTakeFirst();
  return (row && deviceOf(row)[0]) ?? null;
}

/**
 * A push service does not know the address of a browser any more: nothing is sent there. The address stays, because a browser that has renewed its
 * subscription names it to say where it is now (`moveDevice`); it is forgotten like that of a stopped one.
 *
 * @returns false if the browser does not have this address any more, as when it has moved meanwhile: nothing changes.
 */
export async function loseDevice(
  transaction: Kysely<Schema>,
  { site, device: { id, endpoint }, at }: { site: string; device: AlertDevice; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('alert_devices')
    .set({ gone_at: at })
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await queueForget(transaction, { site, at, stoppedAt: at });
  return true;
}

/** Stops all browsers of a person. */
export async function endDevicesOf(
  transaction: Kysely<Schema>,
  { site, email, at }: { site: string; email: string; at: Date },
): Promise<void> {
  const rows = await live(transaction, site).where('email', '=', normalAddress(email)).execute();
  await endDevices(transaction, { site, at, ids: rows.map(({ id }) => id) });
}

/** Stops browsers by their ids. Only the proof of the consent stays, until the time for which alerts are kept is over. */
async function endDevices(
  transaction: Kysely<Schema>,
  { site, ids, at }: { site: string; ids: readonly number[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('alert_devices')
    .set({ stopped_at: at, gone_at: null, endpoint: null, p256dh: null, auth: null, server_key: null })
    .where('id', 'in', ids)
    .where('stopped_at', 'is', null)
    .execute();
  await queueForget(transaction, { site, at, stoppedAt: at });
}

/**
 * Stores the new address of a browser that renewed its subscription, with the key of ours that it had; also of one that its push service had
 * forgotten meanwhile. The consent and its proof stay. Doing it again changes nothing.
 *
 * @param from the earlier address, which only this browser knows.
 * @returns false if no browser has either address, or it is stopped: nothing is stored.
 */
export async function moveDevice(
  transaction: Kysely<Schema>,
  {
    site,
    from,
    device: { endpoint, p256dh, auth },
    at,
  }: { site: string; from: string; device: Omit<DeviceAddress, 'serverKey'>; at: Date },
): Promise<boolean> {
  await lockAddress(transaction, { site, endpoint });
  const known = await live(transaction, site).where('endpoint', '=', from).forUpdate().executeTakeFirst();
  const added = await live(transaction, site).where('endpoint', '=', endpoint).executeTakeFirst();
  if (!known) return added !== undefined;
  // Its page was faster.
  if (added && added.id !== known.id) await endDevices(transaction, { site, at, ids: [known.id] });
  else
    await transaction
      .updateTable('alert_devices')
      .set({ endpoint, p256dh, auth, gone_at: null })
      .where('id', '=', known.id)
      .execute();
  return true;
}

/** Stops notifications in the browser of a person, by its address. */
export async function stopDevice(
  transaction: Kysely<Schema>,
  { site, person, endpoint, at }: { site: string; person: Subscriber; endpoint: string; at: Date },
): Promise<void> {
  const rows = await live(transaction, site)
    .where('email', '=', normalAddress(person.email))
    .where('endpoint', '=', endpoint)
    .execute();
  await endDevices(transaction, { site, at, ids: rows.map(({ id }) => id) });
}

/** What is kept of a person's browsers, for this person. Times are ISO 8601. */
export interface DeviceData {
  /** Host of the push service; null once it is stopped. */
  service: string | null;
  statement: string;
  page: string;
  asked_at: string;
  stopped_at: string | null;
}

/** The browsers of an address at a site. */
export async function deviceData(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<DeviceData[]> {
  const rows = await db
    .selectFrom('alert_devices')
    .selectAll()
    .where('site', '=', site)
    .where('email', '=', normalAddress(email))
    .orderBy('id')
    .execute();
  return rows.map(({ endpoint, statement, page, asked_at: asked, stopped_at: stopped }) => ({
    service: endpoint === null ? null : new URL(endpoint).host,
    ...{ statement, page, asked_at: asked.toISOString(), stopped_at: stopped?.toISOString() ?? null },
  }));
}

/** Waits until no other transaction stores this address. */
async function lockAddress(
  transaction: Kysely<Schema>,
  { site, endpoint }: { site: string; endpoint: string },
): Promise<void> {
  const lock = `device/${site}/${endpoint}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
}

/** Browsers that are not stopped. */
function live(db: Kysely<Schema>, site: string) {
  return db.selectFrom('alert_devices').selectAll().where('site', '=', site).where('stopped_at', 'is', null);
}

/** Those whose push service knows them. */
const reachable = (db: Kysely<Schema>, site: string) => live(db, site).where('gone_at', 'is', null);

function deviceOf(row: Selectable<Schema['alert_devices']>): AlertDevice[] {
  const { id, email, endpoint, p256dh, auth, server_key: serverKey } = row;
  if (endpoint === null || p256dh === null || auth === null || serverKey === null) return [];
  return [{ id, email, endpoint, p256dh, auth, serverKey }];
}
