import type { Plugin } from 'vite';

/** Stands in for the picture resizer: every size of a picture leads to the picture itself. */
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
