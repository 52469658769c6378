import type { MapConfig } from '@forecourt/site-config';

/** Whom a browser may ask for maps, for the content policy of a site: its style's host and the further ones that it names. */
export function mapOrigins(map: MapConfig | null): string[] {
  if (!map) return [];
  return [...new Set([new URL(map.styleUrl).origin, ...map.hosts.map((host) => `https://${host}`)])];
}
