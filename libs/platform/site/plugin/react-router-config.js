import { createRequire } from 'node:module';

// A plain JavaScript entry, like vite.js: React Router loads this file with its own module loader.
export default createRequire(import.meta.url)('#plugin/react-router-config').default;
