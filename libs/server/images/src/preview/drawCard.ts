import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { sharp } from '../sharp.ts';
import { cardFonts } from './cardFonts.ts';
import { cardLayout } from './cardLayout.ts';
import { PHOTO_SIZE, PREVIEW_SIZE } from './PreviewCard.ts';
import type { PreviewCard } from './PreviewCard.ts';

/** Bytes of a pixel: red, green, blue, alpha. */
const CHANNELS = 4;

/**
 * A card as JPEG of 1200 by 630 pixels. satori lays out the words, resvg draws them, and the pixels of the photo are copied to its place:
 * resvg would take ten times as long to scale it as sharp does.
 *
 * @param photo in a format that sharp reads; scaled and cropped to its place. Null for a card without one.
 */
export async function drawCard(card: PreviewCard, photo: Uint8Array | null): Promise<Uint8Array> {
  const svg = await satori(cardLayout(card, { photo: photo !== null }), {
    ...PREVIEW_SIZE,
    fonts: cardFonts(card.look),
  });
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  if (photo) await place(photo, pixels);
  return sharp(pixels, { raw: { ...PREVIEW_SIZE, channels: CHANNELS } })
    .removeAlpha()
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Copies a photo into the pixels of a card, row by row. */
async function place(photo: Uint8Array, pixels: Buffer): Promise<void> {
  const raw = await sharp(photo)
    .resize({ ...PHOTO_SIZE, fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const length = PHOTO_SIZE.width * CHANNELS;
  for (let row = 0; row < PHOTO_SIZE.height; row += 1)
    raw.copy(pixels, row * PREVIEW_SIZE.width * CHANNELS, row * length, (row + 1) * length);
}
