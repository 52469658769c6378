import { createContext } from 'react';

/** Nonce for inline scripts of a page that is never cached; undefined if the content security policy uses hashes. */
export const NonceContext = createContext<string | undefined>(undefined);
