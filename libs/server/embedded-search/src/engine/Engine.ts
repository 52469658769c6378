import { Collection } from '../collection/Collection.ts';
import type { Override } from '../curation/Override.ts';
import { parseOverride } from '../curation/Override.ts';
import type { Synonym } from '../curation/Synonym.ts';
import { parseSynonym } from '../curation/Synonym.ts';
import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Schema } from '../schema/parseSchema.ts';
import { ApiKeys } from './ApiKeys.ts';
import { byId } from './byId.ts';

/** The synonyms and overrides of a collection. */
export interface Curated {
  synonyms: Map<string, Synonym>;
  overrides: Map<string, Override>;
}

/** Receives changes that must be persisted. */
export interface EngineListener {
  /** Names, schemas, aliases, keys, synonyms, overrides or settings changed. */
  stateChanged(): void;
  collectionCreated(collection: Collection): void;
  collectionDropped(collection: Collection): void;
  /** Called before the response to a request: its changes must be durable. */
  answering(): void;
}

/** The state of an engine: collections, aliases, keys, synonyms, overrides, stop words, presets. */
export class Engine {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  readonly keys: ApiKeys;
  readonly curated = new Map<string, Curated>();
  readonly stopwords = new Map<string, { words: string[]; locale: string }>();
  readonly presets = new Map<string, JsonObject>();
  /** Sets of synonyms and of overrides; collections refer to them in their schema (version 30 of the protocol). */
  readonly synonymSets = new Map<string, Map<string, Synonym>>();
  readonly curationSets = new Map<string, Map<string, Override>>();
  /** The protocol version in `/debug`; clients choose their endpoints by it. The endpoints of both versions work. */
  readonly protocolVersion: string;
  listener: EngineListener | null = null;

  constructor(adminKey: string, protocolVersion = '29.0') {
    this.keys = new ApiKeys(adminKey);
    this.protocolVersion = protocolVersion;
  }

  /** The collection with a name or an alias; throws the protocol's 404. */
  collection(name: string): Collection {
    const found = this.find(name);
    if (!found) throw new ProtocolError(404, 'Collection not found');
    return found;
  }

  /** The collection with a name or an alias, if any. */
  find(name: string): Collection | undefined {
    return this.collections.get(name) ?? this.collections.get(this.aliases.get(name) ?? '');
  }

  /** Creates an empty collection; throws the protocol's 409 if the name exists. */
  create(schema: Schema, createdAt: number): Collection {
    if (this.collections.has(schema.name)) {
      throw new ProtocolError(409, `A collection with name \`${schema.name}\` already exists.`);
    }
    const collection = new Collection(schema, createdAt);
    this.collections.set(schema.name, collection);
    this.listener?.collectionCreated(collection);
    this.changed();
    return collection;
  }

  /** Drops a collection with its synonyms and overrides; keeps aliases that point at it. Throws the protocol's 404. */
  drop(name: string): Collection {
    const collection = this.find(name);
    if (!collection) throw new ProtocolError(404, `No collection with name \`${name}\` found.`);
    this.collections.delete(collection.name);
    this.curated.delete(collection.name);
    this.listener?.collectionDropped(collection);
    this.changed();
    return collection;
  }

  /** The synonyms and overrides of a collection, created lazily. */
  curatedOf(collection: Collection): Curated {
    let own = this.curated.get(collection.name);
    if (!own) this.curated.set(collection.name, (own = { synonyms: new Map(), overrides: new Map() }));
    return own;
  }

  /** Every synonym that a collection's searches use: its own and those of its synonym sets. */
  synonymsOf(collection: Collection): Synonym[] {
    const own = [...(this.curated.get(collection.name)?.synonyms.values() ?? [])];
    const sets = collection.schema.synonymSets.flatMap((name) => [
      ...(this.synonymSets.get(name)?.values() ?? []),
    ]);
    return [...own, ...sets];
  }

  /** Every override that a collection's searches use, sorted by id. */
  overridesOf(collection: Collection): Override[] {
    const own = [...(this.curated.get(collection.name)?.overrides.values() ?? [])];
    const sets = collection.schema.curationSets.flatMap((name) => [
      ...(this.curationSets.get(name)?.values() ?? []),
    ]);
    return [...own, ...sets].sort(byId);
  }

  /** Stores a synonym of a collection; throws the protocol's 400. */
  putSynonym(collection: Collection, id: string, body: unknown): Synonym {
    const synonym = parseSynonym(id, body);
    this.curatedOf(collection).synonyms.set(id, synonym);
    this.changed();
    return synonym;
  }

  /** Stores an override of a collection; throws the protocol's 400. */
  putOverride(collection: Collection, id: string, body: unknown): Override {
    const override = parseOverride(id, body);
    this.curatedOf(collection).overrides.set(id, override);
    this.changed();
    return override;
  }

  /** Persists the changes of a request; call it before the response. */
  flush(): void {
    this.listener?.answering();
  }

  /** Notifies the listener of a change to anything but documents. */
  changed(): void {
    this.listener?.stateChanged();
  }
}
