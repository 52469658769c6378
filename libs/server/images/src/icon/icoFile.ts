/** A square PNG and its side in pixels, at most 256. */
export interface IcoPicture {
  size: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/** The bytes of a `.ico` file with PNG pictures, for browsers that request `/favicon.ico` by default. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size % 256, at); // 256 is written as 0
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
