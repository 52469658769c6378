import { serverTests } from '../../../vitest.shared.ts';

export default serverTests(import.meta.dirname, { waits: true });
