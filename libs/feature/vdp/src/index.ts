export { vdp } from './manifest.ts';
