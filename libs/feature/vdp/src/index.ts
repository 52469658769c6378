export { vdp } from './manifest.ts';
export type { GoneVehicleProps, VehicleBlockProps } from './slots.ts';
