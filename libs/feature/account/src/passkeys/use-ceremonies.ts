import { useEffect, useState } from 'react';

/** What a browser does with passkeys; `null` before it is known, `'none'` in a browser without them. */
export type Ceremonies = typeof import('./ceremonies.ts') | 'none' | null;

/** Loads the ceremonies after the page, in browsers that have passkeys. */
export function useCeremonies(): Ceremonies {
  const [ceremonies, setCeremonies] = useState<Ceremonies>(null);
  useEffect(() => {
    if (!hasPasskeys()) {
      setCeremonies('none');
      return;
    }
    import('./ceremonies.ts').then(setCeremonies, () => setCeremonies('none'));
  }, []);
  return ceremonies;
}

/** Whether the browser reads and writes passkeys as JSON, as those since 2025 do. */
function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}
