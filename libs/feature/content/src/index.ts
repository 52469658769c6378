export { content } from './manifest.ts';
