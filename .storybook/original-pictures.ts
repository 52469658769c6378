import type { Plugin } from 'vite';

/** Replaces the picture resizer: redirects every size of a picture to the original file. */
export function originalPictures(): Plugin {
  return {
    name: 'forecourt:original-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, original] = /^\/images\/[^/]+(\/.+)$/.exec(request.url ?? '') ?? [];
        if (original === undefined) return next();
        response.writeHead(302, { location: original }).end();
      });
    },
  };
}
