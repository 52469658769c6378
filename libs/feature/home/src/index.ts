export { home } from './manifest.ts';
