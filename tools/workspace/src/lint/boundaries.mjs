/**
 * The allowed imports by tag. A project has one `type:*` tag, ui and platform projects a second one for the exact lib, and every
 * project an `env:*` tag. A project must satisfy every row with one of its tags.
 *
 * `testing` may be imported by tests and stories only, so the table has two variants.
 */
const may = {
  'type:domain': ['type:domain'],
  'type:data': ['type:domain', 'data:contracts', 'platform:config', 'platform:browser'],
  'type:ui': ['type:domain', 'type:ui', 'platform:browser'],
  'ui:0': ['type:domain'],
  'ui:1': ['type:domain', 'ui:0', 'platform:browser'],
  'ui:2': ['type:domain', 'ui:0', 'ui:1', 'platform:browser'],
  'ui:3': ['type:domain', 'ui:0', 'ui:1', 'ui:2', 'platform:browser'],
  'type:widget': [
    'type:domain',
    'type:data',
    'type:ui',
    'platform:browser',
    'platform:config',
    'platform:slots',
    'platform:store',
  ],
  'type:feature': [
    'type:domain',
    'type:data',
    'type:ui',
    'type:widget',
    'platform:browser',
    'platform:config',
    'platform:page',
    'platform:slots',
    'platform:store',
  ],
  'platform:browser': [],
  'platform:config': ['type:domain'],
  'platform:content-files': ['type:domain', 'platform:config'],
  'platform:page': ['type:domain', 'platform:config'],
  'platform:slots': ['type:domain', 'platform:config'],
  'platform:store': ['type:domain', 'platform:browser', 'platform:config', 'platform:slots'],
  'platform:site': ['type:domain', 'type:data', 'ui:0', 'ui:1', 'ui:frame', 'type:platform'],
  'type:server': ['type:domain', 'data:contracts', 'platform:config', 'type:server'],
  'type:testing': ['type:domain', 'platform:config'],
  'type:dealer': [
    'type:domain',
    'type:feature',
    'type:widget',
    'type:ui',
    'platform:browser',
    'platform:config',
    'platform:site',
    'platform:slots',
  ],
  'type:desk': ['type:feature', 'ui:0'],
  'type:host': [
    'type:domain',
    'data:contracts',
    'platform:config',
    'platform:content-files',
    'platform:page',
    'type:server',
  ],
  'type:app': ['type:domain', 'platform:config', 'type:server', 'type:host'],
  'type:journeys': ['type:domain', 'platform:config', 'platform:content-files', 'ui:0'],
  'type:tool': ['type:tool'],
  // The build of a site reads its content; no page imports that lib.
  'env:any': ['env:any', 'platform:content-files'],
  'env:node': ['env:any', 'env:node'],
};

/**
 * Third-party packages that a kind of project must not import, with `*` as a wildcard.
 * @type {Record<string, string[] | undefined>}
 */
const neverExternal = {
  'type:domain': [
    'react*',
    '@reduxjs/*',
    'redux',
    'kysely',
    'hono',
    'pg',
    'typesense*',
    '@radix-ui/*',
    'vite',
  ],
  'type:data': ['kysely', 'hono', '@hono/*', 'pg'],
  'type:ui': ['react-router', '@reduxjs/*', 'react-redux', 'redux', 'typesense*', 'react-instantsearch'],
  'type:widget': [
    'kysely',
    'hono',
    '@hono/*',
    'pg',
    '@electric-sql/*',
    'react-router',
    'react-instantsearch',
  ],
  'type:feature': ['kysely', 'hono', '@hono/*', 'pg', '@electric-sql/*'],
  'type:server': ['react', 'react-dom', 'react-router', 'react-instantsearch', '@radix-ui/*'],
};

/**
 * What tests of a kind of project may import besides: what it is composed of when it runs.
 * @type {Record<string, string[] | undefined>}
 */
const testsMay = { 'type:host': ['type:feature'], 'type:app': ['type:feature'] };

/**
 * What the server half of a feature (`src/server`) may import besides: it runs on Node alone.
 * @type {Record<string, string[] | undefined>}
 */
const halvesMay = { 'type:feature': ['type:server'], 'env:any': ['env:node'] };

/**
 * The rows for `@nx/enforce-module-boundaries`; with `testing` for tests and stories, with `drawing` for code that renders React
 * outside of a page, with `half` for the server halves of features.
 * @param {{ testing: boolean, drawing?: boolean, half?: boolean }} where
 */
export function boundaries({ testing, drawing = false, half = false }) {
  return Object.entries(may).map(([sourceTag, targets]) => {
    const packages = half && sourceTag === 'type:feature' ? 'type:server' : sourceTag;
    const banned = neverExternal[packages]?.filter((name) => !(drawing && name === 'react'));
    return {
      sourceTag,
      onlyDependOnLibsWithTags: [
        ...targets,
        ...(half ? (halvesMay[sourceTag] ?? []) : []),
        ...(testing ? ['type:testing', ...(testsMay[sourceTag] ?? [])] : []),
      ],
      ...(banned && !testing ? { bannedExternalImports: banned } : {}),
    };
  });
}
