export { blog } from './manifest.ts';
