/** The root route. Its components are in a module of their own, which hot reload replaces without loading the page again. */
export { default, ErrorBoundary, Layout } from './RootLayout.tsx';
export { links, loader, middleware, shouldRevalidate } from './root-route.ts';
