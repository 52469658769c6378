import { drawCard } from './drawCard.ts';
import type { PreviewTask } from './previewThread.ts';

/** Draws a link preview. Runs in a worker thread, so that the server's event loop stays free. */
export const draw = ({ card, photo }: PreviewTask): Promise<Uint8Array> => drawCard(card, photo);
