export { checkout } from './manifest.ts';
