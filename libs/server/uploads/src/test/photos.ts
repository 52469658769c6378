import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A photo of noise, with the place where it was taken in its metadata. */
export async function photo({
  width = 320,
  height = 240,
  format = 'jpeg',
}: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {}): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Copyright: 'Kim Lee', ImageDescription: 'at home' },
      IFD3: { GPSLatitude: '27/1 28/1 0/1', GPSLatitudeRef: 'S' },
    })
    .toFormat(format, { quality: 95 })
    .toBuffer();
}

/** A photo of about this many bytes. */
export async function photoOf(bytes: number): Promise<Buffer> {
  const whole = await photo({ width: 2600, height: 2400 });
  if (whole.length > bytes) throw new Error(`The sample photo has ${whole.length} bytes.`);
  // What stands behind the end of a JPEG is not a part of the picture.
  return Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
}
