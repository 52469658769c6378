import { encode } from 'uqr';

/** A QR code as the path of its dark squares, each of size 1, and the length of its side. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size };
}
