import { libTests } from '../../../vitest.shared.ts';

// The dealer's card is read at module load, so each test file needs its own module registry.
export default libTests(import.meta.dirname, 'jsdom', { isolate: true });
