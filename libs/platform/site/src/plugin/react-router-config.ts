import type { Config, Preset } from '@react-router/dev/config';
import { writeApp } from './write-app.ts';

const preset: Preset = {
  name: 'forecourt',
  reactRouterConfig: async () => ({
    appDirectory: await writeApp(process.cwd()),
    ssr: true,
    buildDirectory: 'build',
    // One manifest with the page: no second request, and no list of routes to fetch on a slow network.
    routeDiscovery: { mode: 'initial' },
  }),
};

/** React Router's settings for every dealer app; nobody edits them in an app. */
const config: Config = { presets: [preset] };
export default config;
