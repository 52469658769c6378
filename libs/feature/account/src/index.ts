export { account } from './manifest.ts';
