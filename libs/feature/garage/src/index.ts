export { garage } from './manifest.ts';
