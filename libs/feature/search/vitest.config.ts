import { mergeConfig } from 'vitest/config';
import { libTests } from '../../../vitest.shared.ts';

// As in a site's build: the adapter uses our small client instead of the typesense package.
export default mergeConfig(libTests(import.meta.dirname, 'jsdom'), {
  resolve: { alias: { typesense: '@forecourt/search-client/browser-typesense' } },
  test: { server: { deps: { inline: [/typesense-instantsearch-adapter/] } } },
});
