export { locations } from './manifest.ts';
