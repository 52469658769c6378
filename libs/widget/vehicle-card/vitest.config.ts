import { libTests } from '../../../vitest.shared.ts';

// The dealer's card is read when the module is: a file with a card of its own has modules of its own.
export default libTests(import.meta.dirname, 'jsdom', { isolate: true });
