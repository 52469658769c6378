import { libTests } from '../../../vitest.shared.ts';

// A test replaces `web-vitals` by a fake.
export default libTests(import.meta.dirname, 'jsdom', { isolate: true });
