import type { Config } from '@react-router/dev/config';

/** React Router's settings for every dealer app. */
declare const config: Config;
export default config;
