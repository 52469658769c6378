export { financeApplication } from './manifest.ts';
