import path from 'node:path';
import { createImages } from '@forecourt/images';
import type { Images } from '@forecourt/images';
import type { ServerConfig } from './config.ts';

/** The hosts of IMAGE_HOSTS, whose pictures are resized. */
export function imageHosts(env: NodeJS.ProcessEnv): string[] {
  return (env['IMAGE_HOSTS'] ?? '').split(',').filter((host) => host !== '');
}

/** Opens the resizer of the configuration, with its cache in the data folder. */
export async function openConfiguredImages(
  { env, assetsDirectory, dataDirectory }: Pick<ServerConfig, 'env' | 'assetsDirectory' | 'dataDirectory'>,
  onError: (error: unknown) => void,
): Promise<Images> {
  return createImages({
    roots: { '/pictures': path.join(assetsDirectory, 'pictures') },
    hosts: imageHosts(env),
    cacheDir: path.join(dataDirectory, 'images'),
    onError,
  });
}
