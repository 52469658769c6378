import { Collection } from '../collection/Collection.ts';
import type { Override } from '../curation/Override.ts';
import { parseOverride } from '../curation/Override.ts';
import type { Synonym } from '../curation/Synonym.ts';
import { parseSynonym } from '../curation/Synonym.ts';
import type { ApiKey } from '../engine/ApiKeys.ts';
import type { Engine } from '../engine/Engine.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Schema } from '../schema/parseSchema.ts';

/** The state of an engine without its documents, as stored in `state.json`. */
interface State {
  version: 1;
  collections: { schema: Schema; createdAt: number; file: string }[];
  aliases: [string, string][];
  keys: ApiKey[];
  curated: { collection: string; synonyms: JsonObject[]; overrides: JsonObject[] }[];
  stopwords: [string, { words: string[]; locale: string }][];
  presets: [string, JsonObject][];
  synonymSets: [string, JsonObject[]][];
  curationSets: [string, JsonObject[]][];
}

/** The state of an engine; `files` names each collection's log. */
export function writeState(engine: Engine, files: ReadonlyMap<string, string>): State {
  return {
    version: 1,
    collections: [...engine.collections.values()].map(({ name, schema, createdAt }) => ({
      schema,
      createdAt,
      file: files.get(name) ?? '',
    })),
    aliases: [...engine.aliases],
    keys: engine.keys.list(),
    curated: [...engine.curated].map(([collection, { synonyms, overrides }]) => ({
      collection,
      synonyms: shown(synonyms),
      overrides: shown(overrides),
    })),
    stopwords: [...engine.stopwords],
    presets: [...engine.presets],
    synonymSets: [...engine.synonymSets].map(([name, items]) => [name, shown(items)]),
    curationSets: [...engine.curationSets].map(([name, items]) => [name, shown(items)]),
  };
}

/** Restores a state into an empty engine; returns the log of each collection. */
export function readState(state: State, engine: Engine): Map<string, string> {
  const files = new Map<string, string>();
  for (const { schema, createdAt, file } of state.collections) {
    engine.collections.set(schema.name, new Collection(schema, createdAt));
    files.set(schema.name, file);
  }
  for (const [name, target] of state.aliases) engine.aliases.set(name, target);
  engine.keys.restore(state.keys);
  for (const { collection, synonyms, overrides } of state.curated) {
    engine.curated.set(collection, { synonyms: synonymMap(synonyms), overrides: overrideMap(overrides) });
  }
  for (const [name, set] of state.stopwords) engine.stopwords.set(name, set);
  for (const [name, preset] of state.presets) engine.presets.set(name, preset);
  for (const [name, items] of state.synonymSets) engine.synonymSets.set(name, synonymMap(items));
  for (const [name, items] of state.curationSets) engine.curationSets.set(name, overrideMap(items));
  return files;
}

function shown(items: ReadonlyMap<string, { shown: JsonObject }>): JsonObject[] {
  return [...items.values()].map((item) => item.shown);
}

function synonymMap(items: readonly JsonObject[]): Map<string, Synonym> {
  return new Map(items.map((item) => [String(item['id']), parseSynonym(String(item['id']), item)]));
}

function overrideMap(items: readonly JsonObject[]): Map<string, Override> {
  return new Map(items.map((item) => [String(item['id']), parseOverride(String(item['id']), item)]));
}
