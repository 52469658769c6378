import { createContext } from 'react';

/** Nonce for inline scripts of a page that is never cached; undefined where the host allows them by hash. */
export const NonceContext = createContext<string | undefined>(undefined);
