export { createSheetMaker } from './createSheetMaker.ts';
export type { SheetMaker, SheetMakerOptions } from './createSheetMaker.ts';
export type { Fact, VehicleSheet } from './VehicleSheet.ts';
