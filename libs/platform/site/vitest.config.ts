import { libTests } from '../../../vitest.shared.ts';

// Its parts listen to the whole page, for as long as the page is there.
export default libTests(import.meta.dirname, 'jsdom', { isolate: true });
