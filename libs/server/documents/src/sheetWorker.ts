import { renderToBuffer } from '@react-pdf/renderer';
import type { Receipt } from './Receipt.ts';
import { receiptDocument } from './receiptDocument.ts';
import { sheetDocument } from './sheetDocument.ts';
import type { VehicleSheet } from './VehicleSheet.ts';

/** A sheet or a receipt as PDF. Runs in a worker thread, so that the server's event loop stays free. */
export async function makePdf(sheet: VehicleSheet | Receipt): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await renderToBuffer('kind' in sheet ? receiptDocument(sheet) : sheetDocument(sheet)),
  );
}
