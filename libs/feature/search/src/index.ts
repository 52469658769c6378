export { search } from './manifest.ts';
