import type { JsonObject } from '../protocol/json.ts';
import type { Collection } from './Collection.ts';

/** The response of `GET /collections/:name`. */
export function collectionSummary(collection: Collection): JsonObject {
  const { schema } = collection;
  return {
    created_at: collection.createdAt,
    ...(schema.curationSets.length > 0 ? { curation_sets: schema.curationSets } : {}),
    default_sorting_field: schema.defaultSortingField,
    enable_nested_fields: false,
    fields: schema.fields,
    ...(schema.metadata ? { metadata: schema.metadata } : {}),
    name: collection.name,
    num_documents: collection.documents.count,
    symbols_to_index: [],
    ...(schema.synonymSets.length > 0 ? { synonym_sets: schema.synonymSets } : {}),
    token_separators: [],
  };
}
