import path from 'node:path';
import type { Plugin } from 'vite';

const unresized = path.join(import.meta.dirname, 'unresized.ts');

/**
 * Replaces the picture resizer, which only a host has. A server redirects every size of a picture to the original file; in the static
 * build nothing asks for another size.
 */
export function originalPictures(): Plugin[] {
  return [
    {
      name: 'forecourt:original-pictures',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const [, original] = /^\/images\/[^/]+(\/.+)$/.exec(request.url ?? '') ?? [];
          if (original === undefined) return next();
          response.writeHead(302, { location: original }).end();
        });
      },
    },
    {
      name: 'forecourt:unresized-pictures',
      apply: 'build',
      enforce: 'pre',
      resolveId: (id) => (id === '@forecourt/image-url' ? unresized : null),
    },
  ];
}
