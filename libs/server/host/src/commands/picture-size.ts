import path from 'node:path';
import type { DeclaredApp } from '@forecourt/api';
import type { FeedsOptions } from '@forecourt/stock-feed';
import type { ServerConfig } from '../config.ts';
import { openConfiguredImages } from '../configured-images.ts';

/** Measures the pictures of feeds for a command. The resizer opens when the first is to be measured, because it reads the list of all resized pictures. */
export function pictureSizeOf(
  config: ServerConfig,
  apps: readonly DeclaredApp[],
): FeedsOptions['pictureSize'] {
  let opened: ReturnType<typeof openConfiguredImages> | undefined;
  const images = () =>
    (opened ??= openConfiguredImages(config, (error) =>
      console.error('A picture of the feed could not be read.', error),
    ));
  return async (picture, slug) => (await images()).size(picture, ownFiles(apps, slug));
}

/** The folders of a dealer's own pictures, as they are before the app is built. */
function ownFiles(apps: readonly DeclaredApp[], slug: string): Record<string, string[]> | undefined {
  const app = apps.find(({ definition }) => definition.dealer.slug === slug);
  return app && { '/pictures': [path.join(app.directory, 'public', 'pictures')] };
}
