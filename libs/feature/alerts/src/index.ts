export { alerts } from './manifest.ts';
