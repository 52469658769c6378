export { mcp } from './manifest.ts';
