export { createSheetMaker } from './createSheetMaker.ts';
export type { SheetMaker, SheetMakerOptions } from './createSheetMaker.ts';
export type { VehicleSheet } from './VehicleSheet.ts';
