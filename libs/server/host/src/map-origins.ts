import type { MapConfig } from '@forecourt/site-config';

/** Map origins for a site's content security policy: the host of its style and its further hosts. */
export function mapOrigins(map: MapConfig | null): string[] {
  if (!map) return [];
  return [...new Set([new URL(map.styleUrl).origin, ...map.hosts.map((host) => `https://${host}`)])];
}
