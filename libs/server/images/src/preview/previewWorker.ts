import { parentPort } from 'node:worker_threads';
import { drawCard } from './drawCard.ts';
import type { PreviewAnswer, PreviewRequest } from './previewThread.ts';

/** Worker thread that draws link previews, so that the server’s event loop stays free. */
const port = parentPort;
if (!port) throw new Error('The preview worker runs as a thread of previewThread.');

port.on('message', ({ id, card, photo }: PreviewRequest) => {
  drawCard(card, photo).then(
    (bytes) => port.postMessage({ id, bytes, error: null } satisfies PreviewAnswer),
    (error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      port.postMessage({ id, bytes: null, error: text } satisfies PreviewAnswer);
    },
  );
});
