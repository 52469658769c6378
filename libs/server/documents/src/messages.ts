import type { VehicleSheet } from './VehicleSheet.ts';

/** What the worker is asked. */
export interface SheetRequest {
  id: number;
  sheet: VehicleSheet;
}

/** What it answers: a PDF, or why there is none. */
export interface SheetAnswer {
  id: number;
  pdf: Uint8Array<ArrayBuffer> | null;
  error: string | null;
}
