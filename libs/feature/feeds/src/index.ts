export { feeds } from './manifest.ts';
