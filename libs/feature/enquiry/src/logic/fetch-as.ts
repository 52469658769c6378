import type { SiteServices } from '@forecourt/page/loader';
import type { Reach } from '@forecourt/platform-client';

/** Fetches from the platform with the visitor's headers: the user agent for the lead, the IP address for the rate limit. */
export function fetchAs({ fetch }: SiteServices, { headers }: Request): Reach {
  const passed = ['user-agent', 'x-forwarded-for'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (path, init) => {
    const merged = new Headers(init?.headers);
    for (const [name, value] of passed) merged.set(name, value);
    return fetch(path, { ...init, headers: merged });
  };
}
