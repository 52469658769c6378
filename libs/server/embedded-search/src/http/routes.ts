import type { Call, Reply } from './Call.ts';
import { json } from './Call.ts';
import {
  changeCollection,
  createCollection,
  dropCollection,
  listCollections,
  showCollection,
} from './collectionRoutes.ts';
import {
  deleteOverride,
  deleteSynonym,
  listOverrides,
  listSynonyms,
  putOverride,
  putSynonym,
  showOverride,
  showSynonym,
} from './curationRoutes.ts';
import {
  addDocument,
  deleteDocument,
  deleteDocuments,
  exportDocuments,
  importDocuments,
  showDocument,
  updateDocument,
  updateDocuments,
} from './documentRoutes.ts';
import { createKey, deleteKey, listKeys, showKey } from './keyRoutes.ts';
import {
  deleteAlias,
  deletePreset,
  deleteStopwords,
  listAliases,
  listPresets,
  listStopwords,
  putAlias,
  putPreset,
  putStopwords,
  showAlias,
  showPreset,
  showStopwords,
} from './namedRoutes.ts';
import { searchCollection, searchSeveral } from './searchRoutes.ts';
import { curationSetRoutes, synonymSetRoutes } from './setRoutes.ts';

/** A route: its path, the required key permission, and its handler. */
export interface Route {
  method: string;
  path: readonly string[];
  /** Null where no key is required. */
  action: string | null;
  handle(call: Call): Reply | Promise<Reply>;
}

function route(method: string, path: string, action: string | null, handle: Route['handle']): Route {
  return { method, path: path.split('/').slice(1), action, handle };
}

const docs = '/collections/:collection/documents';

/** Every route of the protocol; the first match wins. */
export const routes: readonly Route[] = [
  route('GET', '/health', null, () => json({ ok: true })),
  route('POST', '/health', null, () => json({ ok: true })),
  route('GET', '/debug', 'debug:list', ({ engine }) => json({ state: 1, version: engine.protocolVersion })),
  route('GET', '/stats.json', 'stats.json:list', () => json({ pending_write_batches: 0 })),
  route('GET', '/metrics.json', 'metrics.json:list', () =>
    json({ typesense_memory_active_bytes: String(process.memoryUsage().rss) }),
  ),
  route('POST', '/operations/:operation', 'operations:create', () => json({ success: true })),
  route('POST', '/operations/cache/clear', 'operations:create', () => json({ success: true })),
  route('POST', '/operations/db/compact', 'operations:create', () => json({ success: true })),
  route('POST', '/multi_search', 'documents:search', searchSeveral),
  route('GET', `${docs}/search`, 'documents:search', searchCollection),
  route('GET', `${docs}/export`, 'documents:export', exportDocuments),
  route('POST', `${docs}/import`, 'documents:import', importDocuments),
  route('POST', docs, 'documents:create', addDocument),
  route('PATCH', docs, 'documents:update', updateDocuments),
  route('DELETE', docs, 'documents:delete', deleteDocuments),
  route('GET', `${docs}/:id`, 'documents:get', showDocument),
  route('PATCH', `${docs}/:id`, 'documents:update', updateDocument),
  route('DELETE', `${docs}/:id`, 'documents:delete', deleteDocument),
  route('GET', '/collections/:collection/synonyms', 'synonyms:list', listSynonyms),
  route('GET', '/collections/:collection/synonyms/:id', 'synonyms:get', showSynonym),
  route('PUT', '/collections/:collection/synonyms/:id', 'synonyms:create', putSynonym),
  route('DELETE', '/collections/:collection/synonyms/:id', 'synonyms:delete', deleteSynonym),
  route('GET', '/collections/:collection/overrides', 'overrides:list', listOverrides),
  route('GET', '/collections/:collection/overrides/:id', 'overrides:get', showOverride),
  route('PUT', '/collections/:collection/overrides/:id', 'overrides:create', putOverride),
  route('DELETE', '/collections/:collection/overrides/:id', 'overrides:delete', deleteOverride),
  route('POST', '/collections', 'collections:create', createCollection),
  route('GET', '/collections', 'collections:list', listCollections),
  route('GET', '/collections/:collection', 'collections:get', showCollection),
  route('PATCH', '/collections/:collection', 'collections:update', changeCollection),
  route('DELETE', '/collections/:collection', 'collections:delete', dropCollection),
  route('GET', '/aliases', 'aliases:list', listAliases),
  route('GET', '/aliases/:name', 'aliases:get', showAlias),
  route('PUT', '/aliases/:name', 'aliases:create', putAlias),
  route('DELETE', '/aliases/:name', 'aliases:delete', deleteAlias),
  route('GET', '/keys', 'keys:list', listKeys),
  route('POST', '/keys', 'keys:create', createKey),
  route('GET', '/keys/:id', 'keys:get', showKey),
  route('DELETE', '/keys/:id', 'keys:delete', deleteKey),
  route('GET', '/presets', 'presets:list', listPresets),
  route('GET', '/presets/:name', 'presets:get', showPreset),
  route('PUT', '/presets/:name', 'presets:create', putPreset),
  route('DELETE', '/presets/:name', 'presets:delete', deletePreset),
  route('GET', '/stopwords', 'stopwords:list', listStopwords),
  route('GET', '/stopwords/:name', 'stopwords:get', showStopwords),
  route('PUT', '/stopwords/:name', 'stopwords:create', putStopwords),
  route('DELETE', '/stopwords/:name', 'stopwords:delete', deleteStopwords),
  route('GET', '/synonym_sets', 'synonym_sets:list', synonymSetRoutes.list),
  route('GET', '/synonym_sets/:name', 'synonym_sets:get', synonymSetRoutes.show),
  route('PUT', '/synonym_sets/:name', 'synonym_sets:create', synonymSetRoutes.put),
  route('DELETE', '/synonym_sets/:name', 'synonym_sets:delete', synonymSetRoutes.remove),
  route('GET', '/synonym_sets/:name/items', 'synonym_sets/items:list', synonymSetRoutes.items),
  route('GET', '/synonym_sets/:name/items/:id', 'synonym_sets/items:get', synonymSetRoutes.showItem),
  route('PUT', '/synonym_sets/:name/items/:id', 'synonym_sets/items:create', synonymSetRoutes.putItem),
  route('DELETE', '/synonym_sets/:name/items/:id', 'synonym_sets/items:delete', synonymSetRoutes.removeItem),
  route('GET', '/curation_sets', 'curation_sets:list', curationSetRoutes.list),
  route('GET', '/curation_sets/:name', 'curation_sets:get', curationSetRoutes.show),
  route('PUT', '/curation_sets/:name', 'curation_sets:create', curationSetRoutes.put),
  route('DELETE', '/curation_sets/:name', 'curation_sets:delete', curationSetRoutes.remove),
  route('GET', '/curation_sets/:name/items', 'curation_sets/items:list', curationSetRoutes.items),
  route('GET', '/curation_sets/:name/items/:id', 'curation_sets/items:get', curationSetRoutes.showItem),
  route('PUT', '/curation_sets/:name/items/:id', 'curation_sets/items:create', curationSetRoutes.putItem),
  route(
    'DELETE',
    '/curation_sets/:name/items/:id',
    'curation_sets/items:delete',
    curationSetRoutes.removeItem,
  ),
];
