import type { Plugin } from 'vite';

/** Stands in for the picture resizer: every size of a picture is the picture itself. */
export function originalPictures(): Plugin {
  return {
    name: 'forecourt:original-pictures',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/images\/[^/]+\//, '/');
        next();
      });
    },
  };
}
