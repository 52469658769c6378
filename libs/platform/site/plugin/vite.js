// Vite finds what its config imports without our export condition. Node knows the condition, so Node finds what stands behind
// this door: the sources in the workspace, `dist` in a published package.
export { siteViteConfig } from '#plugin/site-vite-config';
