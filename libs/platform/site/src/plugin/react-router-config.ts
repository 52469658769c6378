import type { Config, Preset } from '@react-router/dev/config';
import { writeApp } from './write-app.ts';

const preset: Preset = {
  name: 'forecourt',
  reactRouterConfig: async () => ({
    appDirectory: await writeApp(process.cwd()),
    ssr: true,
    buildDirectory: 'build',
    // The route manifest is in the page: no second request for it on a slow network.
    routeDiscovery: { mode: 'initial' },
  }),
};

/** React Router's settings for every dealer app; nobody edits them in an app. */
const config: Config = { presets: [preset] };
export default config;
