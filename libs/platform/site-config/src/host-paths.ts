/** What the host answers itself, whatever a site has. */
const MOUNTS = ['/api', '/healthz', '/images', '/metrics', '/readyz', '/typesense'] as const;

/** Folders of files and of the platform's own pages. */
const FOLDERS = ['/assets', '/content', '/dev', '/pictures', '/sitemaps'] as const;

type Name = (typeof MOUNTS)[number] | (typeof FOLDERS)[number];

/** An address that the host serves itself. */
export type HostPath = Name | `${Name}/${string}`;

/** Whether no page can have an address, because the host serves it itself. */
export const isHostPath = (path: string): boolean => isBelow(path, [...MOUNTS, ...FOLDERS]);

/** Whether requests of an address never get to a site, not even to its redirects. */
export const isMounted = (path: string): boolean => isBelow(path, MOUNTS);

const isBelow = (path: string, names: readonly Name[]) =>
  names.some((name) => path === name || path.startsWith(`${name}/`));
