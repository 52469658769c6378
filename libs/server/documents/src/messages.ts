import type { Receipt } from './Receipt.ts';
import type { VehicleSheet } from './VehicleSheet.ts';

/** Request to the worker. */
export interface SheetRequest {
  id: number;
  sheet: VehicleSheet | Receipt;
}

/** Response of the worker: a PDF, or the error. */
export interface SheetAnswer {
  id: number;
  pdf: Uint8Array<ArrayBuffer> | null;
  error: string | null;
}
