export { createSheetMaker } from './createSheetMaker.ts';
export type { SheetMaker, SheetMakerOptions } from './createSheetMaker.ts';
export type { Receipt } from './Receipt.ts';
export type { VehicleSheet } from './VehicleSheet.ts';
