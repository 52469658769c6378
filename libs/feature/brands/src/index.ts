export { brands } from './manifest.ts';
