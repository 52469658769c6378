/**
 * Who may import whom, by tag. A project carries one `type:*` tag, ui and platform projects a second one that says
 * which of them they are, and every project an `env:*` tag. A project must satisfy every row that names one of its tags.
 *
 * `testing` is importable from tests and stories only, so the table comes in two forms.
 */
const may = {
  'type:domain': ['type:domain'],
  'type:data': ['type:domain', 'data:contracts', 'platform:config'],
  'type:ui': ['type:domain', 'type:ui'],
  'ui:0': ['type:domain'],
  'ui:1': ['type:domain', 'ui:0'],
  'ui:2': ['type:domain', 'ui:0', 'ui:1'],
  'ui:3': ['type:domain', 'ui:0', 'ui:1', 'ui:2'],
  'type:widget': [
    'type:domain',
    'type:data',
    'type:ui',
    'platform:config',
    'platform:slots',
    'platform:store',
  ],
  'type:feature': [
    'type:domain',
    'type:data',
    'type:ui',
    'type:widget',
    'platform:config',
    'platform:slots',
    'platform:store',
  ],
  'platform:config': ['type:domain'],
  'platform:slots': ['type:domain', 'platform:config'],
  'platform:store': ['type:domain', 'platform:config', 'platform:slots'],
  'platform:site': ['type:domain', 'type:data', 'ui:0', 'ui:1', 'ui:frame', 'type:platform'],
  'type:server': ['type:domain', 'data:contracts', 'platform:config', 'type:server'],
  'type:testing': ['type:domain', 'platform:config'],
  'type:dealer': [
    'type:domain',
    'type:feature',
    'type:widget',
    'type:ui',
    'platform:config',
    'platform:site',
    'platform:slots',
  ],
  'type:app': ['type:domain', 'data:contracts', 'platform:config', 'type:server', 'type:app'],
  'type:journeys': ['type:domain', 'platform:config'],
  'type:tool': ['type:tool'],
  'env:any': ['env:any'],
  'env:node': ['env:any', 'env:node'],
};

/**
 * Third-party packages that a kind of project must not know, with `*` as a wildcard.
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
 * The rows for `@nx/enforce-module-boundaries`; with `testing`, as they stand for tests and stories, with `drawing`, for what draws
 * with React and is no part of a page.
 * @param {{ testing: boolean, drawing?: boolean }} where
 */
export function boundaries({ testing, drawing = false }) {
  return Object.entries(may).map(([sourceTag, targets]) => {
    const banned = neverExternal[sourceTag]?.filter((name) => !(drawing && name === 'react'));
    return {
      sourceTag,
      onlyDependOnLibsWithTags: testing ? [...targets, 'type:testing'] : targets,
      ...(banned && !testing ? { bannedExternalImports: banned } : {}),
    };
  });
}
