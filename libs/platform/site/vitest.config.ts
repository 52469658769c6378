import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { reporters } from '../../../vitest.results.ts';
import { libTests } from '../../../vitest.shared.ts';

const root = import.meta.dirname;
const withoutDom = ['src/plugin/**/*.test.ts', 'src/crawlers/*.test.ts'];
// Its parts listen to the whole page, for as long as the page is there.
const page = libTests(root, 'jsdom', { isolate: true });
const node = libTests(root);

export default defineConfig({
  root,
  test: {
    reporters: reporters(path.join(root, 'test-report')),
    projects: [
      { ...page, test: { ...page.test, name: 'page', exclude: [...configDefaults.exclude, ...withoutDom] } },
      { ...node, test: { ...node.test, name: 'node', include: withoutDom } },
    ],
  },
});
