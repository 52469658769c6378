export { offers } from './manifest.ts';
