/**
 * React Router's settings for every dealer app; nobody edits them in an app.
 * @type {import('@react-router/dev/config').Config}
 */
export default {
  ssr: true,
  buildDirectory: 'build',
  // One manifest with the page: no second request, and no list of routes to fetch on a slow network.
  routeDiscovery: { mode: 'initial' },
};
