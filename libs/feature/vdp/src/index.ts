export { vdp } from './manifest.ts';
export type { VehicleBlockProps } from './slots.ts';
