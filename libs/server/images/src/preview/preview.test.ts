import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImages } from '../createImages.ts';
import type { Images } from '../createImages.ts';
import { cardFonts, platformFont } from './cardFonts.ts';
import { drawable } from './drawable.ts';
import type { PreviewCard } from './PreviewCard.ts';
import { previewThread } from './previewThread.ts';

const card: PreviewCard = {
  title: '2020 Toyota RAV4 Cruiser (2WD) Hybrid',
  label: '',
  price: { text: '$55,880', suffix: 'Drive Away', was: '$57,990' },
  facts: ['55,490 km', 'Automatic', 'Hybrid', 'SUV'],
  photo: '/pictures/red.png',
  look: {
    name: 'Harbour City Motors',
    logo: {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 80"><path fill="#00ff00" d="M0 0h360v80H0z"/></svg>',
      width: 360,
      height: 80,
    },
    fonts: { display: 'Figtree Variable', text: 'Figtree Variable', displayWeight: 700 },
    colours: {
      surface: '#ffffff',
      ink: '#0c2e4e',
      inverse: '#0c2e4e',
      onInverse: '#ffffff',
      onInverse2: '#bcd0e2',
      brand: '#0b5fa5',
    },
  },
};

let folder = '';
let images: Images;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'previews-'));
  await mkdir(path.join(folder, 'pictures'));
  await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#cc0000' } })
    .png()
    .toFile(path.join(folder, 'pictures/red.png'));
  await writeFile(path.join(folder, 'pictures/broken.png'), 'a text');
  images = await createImages({
    roots: { '/pictures': path.join(folder, 'pictures') },
    hosts: ['photos.example'],
    cacheDir: path.join(folder, 'cache'),
    fetch: () => Promise.reject(new Error('The host of photos is away.')),
    onError: (error) => errors.push(error),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const draw = async (changes: Partial<PreviewCard> = {}) => images.preview({ ...card, ...changes });

/** The colour of a pixel. */
async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const near = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 12);

/** How many pixels of a part differ from its background: those of its letters. */
async function written(
  bytes: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
  background: readonly number[],
): Promise<number> {
  const raw = await sharp(bytes).extract(part).raw().toBuffer();
  let count = 0;
  for (let at = 0; at < raw.length; at += 3) if (!near([...raw.subarray(at, at + 3)], background)) count += 1;
  return count;
}

const ink = [12, 46, 78];
/** Beside the photo, within the padding; below the last line of text of an ordinary card; above the coloured line. */
const beside = { left: 764, top: 40, width: 396, height: 560 };

describe('the picture of a link preview', () => {
  test('has the photo, the logo, the words on the dealer’s colour and a line in its brand’s', async () => {
    const { bytes, complete } = await draw();
    expect(complete).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(near(await pixel(bytes, 360, 240), [204, 0, 0])).toBe(true);
    expect(near(await pixel(bytes, 200, 555), [0, 255, 0])).toBe(true);
    expect(near(await pixel(bytes, 700, 620), [255, 255, 255])).toBe(true);
    expect(near(await pixel(bytes, 740, 20), ink)).toBe(true);
    expect(near(await pixel(bytes, 900, 625), [11, 95, 165])).toBe(true);
    expect(await written(bytes, beside, ink)).toBeGreaterThan(5_000);
    // Messengers refuse more than 300 kB.
    expect(bytes.byteLength).toBeLessThan(200_000);
  });

  test('has no price where the vehicle has none, and says instead what the site says', async () => {
    const price = { left: 764, top: 200, width: 396, height: 380 };
    const [full, none, asked] = await Promise.all([
      draw(),
      draw({ price: null, facts: [] }),
      draw({ price: { text: 'POA', suffix: '', was: null }, facts: [] }),
    ]);
    const inkOf = ({ bytes }: { bytes: Uint8Array }) => written(bytes, price, ink);
    expect(await inkOf(full)).toBeGreaterThan(await inkOf(asked));
    expect(await inkOf(asked)).toBeGreaterThan(await inkOf(none));
  });

  test.each([
    ['missing', '/pictures/none.png', 0],
    ['broken', '/pictures/broken.png', 0],
    ['of a host that is away', 'https://photos.example/a.jpg', 1],
    ['of a host that is not allowed', 'https://elsewhere.example/a.jpg', 0],
  ])('is made without a photo that is %s', async (_why, photo, told) => {
    errors.length = 0;
    const { bytes, complete, tag } = await draw({ photo });
    expect(complete).toBe(false);
    expect(near(await pixel(bytes, 40, 40), ink)).toBe(true);
    expect(await written(bytes, { left: 80, top: 70, width: 1_000, height: 400 }, ink)).toBeGreaterThan(
      5_000,
    );
    expect(tag).not.toBe((await draw()).tag);
    expect(errors).toHaveLength(told);
  });

  test.each([
    ['a very long name', 'Volkswagen '.repeat(60)],
    ['a name without spaces', 'W'.repeat(200)],
    ['a name in another script, with an emoji', '🚗 تويوتا كامري'],
    ['signs that mean something in markup', '<img src=x onerror=alert(1)> & "Co"'],
  ])('keeps within its space with %s', async (_what, title) => {
    const { bytes } = await draw({ title, label: title, facts: [title, title, title, title, title] });
    expect(near(await pixel(bytes, 360, 240), [204, 0, 0])).toBe(true);
    for (const edge of [
      { left: 722, width: 38 },
      { left: 1_160, width: 40 },
    ])
      expect(await written(bytes, { ...edge, top: 0, height: 608 }, ink), JSON.stringify(edge)).toBe(0);
    expect(await written(bytes, { left: 722, top: 0, width: 478, height: 38 }, ink)).toBe(0);
  });

  test('is made once for the same content, and anew when a word, the look or the photo changes', async () => {
    const first = await draw({ title: 'Kia Rio' });
    const { misses } = images.stats();
    expect((await draw({ title: 'Kia Rio' })).tag).toBe(first.tag);
    expect(images.stats().misses).toBe(misses);
    const look = { ...card.look, colours: { ...card.look.colours, inverse: '#333333' } };
    const others = await Promise.all([
      draw({ title: 'Kia Rio GT' }),
      draw({ title: 'Kia Rio', look }),
      draw({ title: 'Kia Rio', photo: null }),
    ]);
    const tags = [first, ...others].map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(4);
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0000cc' } })
      .png()
      .toFile(path.join(folder, 'pictures/red.png'));
    const replaced = await draw({ title: 'Kia Rio' });
    expect(tags).not.toContain(replaced.tag);
    expect(near(await pixel(replaced.bytes, 360, 240), [0, 0, 204])).toBe(true);
  });

  test('is in the font of the theme', async () => {
    const inFont = async (display: string) => {
      const look = { ...card.look, fonts: { ...card.look.fonts, display } };
      return Buffer.from((await draw({ look, photo: null })).bytes).toString('base64');
    };
    const made = await Promise.all(['Figtree Variable', 'Newsreader Display', 'Archivo Display'].map(inFont));
    expect(new Set(made).size).toBe(3);
    expect(await inFont('A font of their own')).toBe(made[2]);
  });
});

test.each([
  ['🚗 Škoda\n كامري 2020', 'Škoda 2020'],
  ['a\u0000b\u202ec “d” – é', 'abc “d” – é'],
  ['x'.repeat(20), `${'x'.repeat(9)}…`],
])('%j is written as %j', (text, expected) =>
  expect(drawable(text, text.startsWith('xx') ? 10 : 100)).toBe(expected),
);

test.each([
  ['Archivo Display', 'Archivo'],
  ['Bricolage Display', 'Bricolage'],
  ['Figtree Variable', 'Figtree'],
  ['Hanken Grotesk Variable', 'Hanken Grotesk'],
  ['Instrument Sans Variable', 'Instrument Sans'],
  ['Newsreader Display', 'Newsreader'],
  ['Lora Variable', 'Archivo'],
])('the font %s of a theme is written in %s', (family, expected) => {
  expect(platformFont(family)).toBe(expected);
  const fonts = cardFonts({ ...card.look, fonts: { display: family, text: family, displayWeight: 400 } });
  expect(fonts.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
    ...['display 400', 'display latin-ext 400', 'text 400', 'text latin-ext 400'],
    ...['text 700', 'text latin-ext 700'],
  ]);
});

test('a card that cannot be drawn fails alone; one that takes too long ends its thread, and the next one starts another', async () => {
  const thread = previewThread({ timeoutMs: 8_000 });
  const noPicture = new Uint8Array([1, 2, 3]);
  const [first, second] = await Promise.allSettled([thread.draw(card, noPicture), thread.draw(card, null)]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  const hasty = previewThread({ timeoutMs: 1, idleMs: 1 });
  await expect(hasty.draw(card, null)).rejects.toThrow('A link preview timed out.');
});
