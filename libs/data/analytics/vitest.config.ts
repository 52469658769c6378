import { libTests } from '../../../vitest.shared.ts';

// A test puts its own `web-vitals` in the place of the real one.
export default libTests(import.meta.dirname, 'jsdom', { isolate: true });
