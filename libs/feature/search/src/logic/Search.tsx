import type { ReactNode } from 'react';
import { InstantSearch } from 'react-instantsearch';
import type { InstantSearchProps } from 'react-instantsearch';
import { CAR_COLLECTION_ALIAS } from '@forecourt/stock-search';
import type { IndexState } from './ui-state.ts';
import type { UrlRouter } from './url-router.ts';

type Client = InstantSearchProps['searchClient'];

/** InstantSearch over one index, its state in the URL. */
export function Search({
  client,
  router,
  children,
}: {
  client: Client;
  router: UrlRouter;
  children: ReactNode;
}) {
  return (
    <InstantSearch
      indexName={CAR_COLLECTION_ALIAS}
      searchClient={client}
      routing={{
        router: {
          ...router,
          read: () => ({ [CAR_COLLECTION_ALIAS]: router.read() }),
          write: (state: Record<string, IndexState>) => router.write(state[CAR_COLLECTION_ALIAS] ?? {}),
          createURL: (state: Record<string, IndexState>) =>
            router.createURL(state[CAR_COLLECTION_ALIAS] ?? {}),
          onUpdate: (callback: (state: Record<string, IndexState>) => void) =>
            router.onUpdate((state) => callback({ [CAR_COLLECTION_ALIAS]: state })),
        },
      }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      {children}
    </InstantSearch>
  );
}
