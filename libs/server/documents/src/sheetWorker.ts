import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import type { SheetAnswer, SheetRequest } from './messages.ts';
import { receiptDocument } from './receiptDocument.ts';
import { sheetDocument } from './sheetDocument.ts';

/** Worker thread that renders sheets and receipts, so that the server's event loop stays free. */
const port = parentPort;
if (!port) throw new Error('The sheet worker runs as a thread of createSheetMaker.');

port.on('message', ({ id, sheet }: SheetRequest) => {
  const answer = (message: SheetAnswer) => port.postMessage(message, message.pdf ? [message.pdf.buffer] : []);
  renderToBuffer('kind' in sheet ? receiptDocument(sheet) : sheetDocument(sheet)).then(
    (made) => answer({ id, pdf: new Uint8Array(made), error: null }),
    (error: unknown) =>
      answer({ id, pdf: null, error: error instanceof Error ? error.message : String(error) }),
  );
});
