// Vite resolves the imports of its config without our export condition, but Node knows the condition. Therefore Node resolves the
// module behind this entry: the sources in the workspace, `dist` in a published package.
export { siteViteConfig } from '#plugin/site-vite-config';
