import { open } from 'node:fs/promises';
import { headText } from './feedText.ts';

/** The beginning of a file as text, with at least the header line. */
export async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16_384) });
    return headText(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
