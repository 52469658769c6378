import { lazyModule } from '@forecourt/browser';
import { useEffect, useState } from 'react';
import type * as ceremonies from './ceremonies.ts';

/** What a browser does with passkeys; `null` before it is known, `'none'` in a browser without them. */
export type Ceremonies = typeof ceremonies | 'none' | null;

const late = lazyModule(() => import('./ceremonies.ts'));

/** Loads the ceremonies after the page, in browsers that have passkeys. */
export function useCeremonies(): Ceremonies {
  const [found, setFound] = useState<Ceremonies>(null);
  useEffect(() => {
    void find().then(setFound);
  }, []);
  return found;
}

async function find(): Promise<Ceremonies> {
  if (!hasPasskeys()) return 'none';
  try {
    return await late();
  } catch {
    return 'none';
  }
}

/** Whether the browser reads and writes passkeys as JSON, as those since 2025 do. */
function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}
