export { ErrorBoundary, Layout, default, links, loader, shouldRevalidate } from '@forecourt/site/root';
