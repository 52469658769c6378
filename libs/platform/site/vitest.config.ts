import { configDefaults } from 'vitest/config';
import { libTests, testProjects } from '../../../vitest.shared.ts';

const root = import.meta.dirname;
const withoutDom = ['src/plugin/**/*.test.ts', 'src/crawlers/*.test.ts'];
// Its parts listen to the whole page, for as long as the page is there.
const page = libTests(root, 'jsdom', { isolate: true });
const node = libTests(root);

export default testProjects(root, [
  { ...page, test: { ...page.test, name: 'page', exclude: [...configDefaults.exclude, ...withoutDom] } },
  { ...node, test: { ...node.test, name: 'node', include: withoutDom } },
]);
