import { featureTests } from '../../../vitest.shared.ts';

export default featureTests(import.meta.dirname);
