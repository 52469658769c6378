import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { JsonObject } from '../protocol/json.ts';
import { isObject, isStringArray } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** A key other than the admin key: its actions, its collections, and its expiry (seconds since 1970). */
export interface ApiKey {
  id: number;
  value: string;
  description: string;
  actions: string[];
  collections: string[];
  expires_at: number;
  autodelete: boolean;
}

/** The action and the collections that a request needs permission for. */
export interface Access {
  action: string;
  collection: string;
}

const FAR_FUTURE = 64_723_363_199;
const PREFIX_LENGTH = 4;
const DIGEST_LENGTH = 44;

/** The keys of an engine: the admin key, keys created over the protocol, and scoped keys derived from them. */
export class ApiKeys {
  readonly #admin: string;
  readonly #keys = new Map<number, ApiKey>();
  #nextId = 0;

  constructor(admin: string) {
    this.#admin = admin;
  }

  list(): ApiKey[] {
    return [...this.#keys.values()];
  }

  get(id: number): ApiKey | undefined {
    return this.#keys.get(id);
  }

  /** Creates a key from the body of `POST /keys`; throws the protocol's 400 and 409. */
  create(body: unknown): ApiKey {
    const { value, description, actions, collections, expiresAt } = readKey(body);
    if (this.list().some((known) => known.value === value))
      throw new ProtocolError(409, 'API key generation conflict.');
    const key: ApiKey = {
      id: this.#nextId++,
      value: value === '' ? randomBytes(24).toString('base64url').slice(0, 32) : value,
      description,
      actions,
      collections,
      expires_at: expiresAt,
      autodelete: isObject(body) && body['autodelete'] === true,
    };
    this.#keys.set(key.id, key);
    return key;
  }

  delete(id: number): boolean {
    return this.#keys.delete(id);
  }

  /** Restores saved keys. */
  restore(keys: readonly ApiKey[]): void {
    for (const key of keys) {
      this.#keys.set(key.id, key);
      this.#nextId = Math.max(this.#nextId, key.id + 1);
    }
  }

  /** Whether a key is the admin key. */
  isAdmin(value: string): boolean {
    return sameText(value, this.#admin);
  }

  /** The parameters that a key embeds into every search (usually none), or null if it does not permit the action. */
  authenticate(value: string, access: Access, now: number): JsonObject | null {
    if (value === '') return null;
    if (this.isAdmin(value)) return {};
    const key = this.list().find((known) => sameText(value, known.value));
    if (key) return allows(key, access, now) ? {} : null;
    return this.#scoped(value, access, now);
  }

  #scoped(value: string, access: Access, now: number): JsonObject | null {
    if (access.action !== 'documents:search') return null;
    const payload = Buffer.from(value, 'base64').toString('utf8');
    const digest = payload.slice(0, DIGEST_LENGTH);
    const prefix = payload.slice(DIGEST_LENGTH, DIGEST_LENGTH + PREFIX_LENGTH);
    const params = payload.slice(DIGEST_LENGTH + PREFIX_LENGTH);
    for (const parent of this.list()) {
      const searchOnly = parent.actions.length === 1 && parent.actions[0] === 'documents:search';
      if (!searchOnly || !parent.value.startsWith(prefix) || !allows(parent, access, now)) continue;
      if (!sameText(digest, createHmac('sha256', parent.value).update(params).digest('base64'))) continue;
      const embedded = parseParams(params);
      if (embedded && isCurrent(embedded, parent, now) && staysWithin(embedded, parent, access, now))
        return embedded;
    }
    return null;
  }
}

/** The error of a request whose key does not permit it. */
export const forbidden = (): ProtocolError =>
  new ProtocolError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');

/** A key as `GET` returns it: only the prefix of its value. */
export function shownKey(key: ApiKey): JsonObject {
  const { value, ...rest } = key;
  return { ...rest, value_prefix: value.slice(0, PREFIX_LENGTH) };
}

function allows(key: ApiKey, { action, collection }: Access, now: number): boolean {
  if (now > key.expires_at) return false;
  const [resource] = action.split(':');
  const mayAct = key.actions.some(
    (allowed) => allowed === '*' || allowed === action || allowed === `${resource}:*`,
  );
  return mayAct && (collection === '' || key.collections.some((allowed) => matchesName(collection, allowed)));
}

/** A key may name collections by a regular expression. */
function matchesName(collection: string, pattern: string): boolean {
  if (pattern === '*' || pattern === collection) return true;
  try {
    return new RegExp(`^(?:${pattern})$`).test(collection);
  } catch {
    return false;
  }
}

function isCurrent(embedded: JsonObject, parent: ApiKey, now: number): boolean {
  const expires = embedded['expires_at'];
  if (expires === undefined) return true;
  return (
    typeof expires === 'number' && Number.isInteger(expires) && now <= Math.min(expires, parent.expires_at)
  );
}

/** Anyone who has a key can derive scoped keys from it, so a collection embedded in one is checked like one in the request. */
function staysWithin(embedded: JsonObject, parent: ApiKey, access: Access, now: number): boolean {
  if (!('collection' in embedded)) return !('preset' in embedded) || access.collection !== '';
  const { collection } = embedded;
  return typeof collection === 'string' && allows(parent, { ...access, collection }, now);
}

function parseParams(text: string): JsonObject | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function readKey(body: unknown): Omit<ApiKey, 'id' | 'expires_at' | 'autodelete'> & { expiresAt: number } {
  const given = isObject(body) ? body : {};
  for (const name of ['description', 'actions', 'collections']) {
    if (!(name in given)) throw new ProtocolError(400, `Could not find a \`${name}\` key.`);
  }
  const { value = '', description, actions, collections, expires_at: expiresAt = FAR_FUTURE } = given;
  if (typeof value !== 'string') throw new ProtocolError(400, 'Key value must be a string.');
  if (typeof description !== 'string') throw new ProtocolError(400, 'Key description must be a string.');
  if (!isStringArray(actions) || actions.length === 0) throw wrongList('actions');
  if (!isStringArray(collections) || collections.length === 0) throw wrongList('collections');
  if (typeof expiresAt !== 'number' || !Number.isInteger(expiresAt) || expiresAt < 0) {
    throw new ProtocolError(400, 'Wrong format for `expires_at`. It should be an unsigned integer.');
  }
  return { value, description, actions, collections, expiresAt };
}

function wrongList(name: string): ProtocolError {
  return new ProtocolError(400, `Wrong format for \`${name}\`. It should be an array of string.`);
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
