import { createRequire } from 'node:module';

// A door as vite.js is; React Router runs this file with a loader of its own.
export default createRequire(import.meta.url)('#plugin/react-router-config').default;
