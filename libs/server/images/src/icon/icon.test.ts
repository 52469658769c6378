import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { icoFile } from './icoFile.ts';
import { initialSvg } from './initialSvg.ts';
import { svgToIco, svgToPng, svgToTile } from './svgIcon.ts';

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#f00"/></svg>';

describe('the icon of a site', () => {
  test('an .ico file has size and offset of each picture', () => {
    const file = Buffer.from(
      icoFile([
        { size: 16, png: Uint8Array.of(1, 2, 3) },
        { size: 256, png: Uint8Array.of(4, 5) },
      ]),
    );
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
    expect([file.readUInt8(6), file.readUInt32LE(14), file.readUInt32LE(18)]).toEqual([16, 3, 38]);
    expect([file.readUInt8(22), file.readUInt32LE(30), file.readUInt32LE(34)]).toEqual([0, 2, 41]);
    expect([...file.subarray(38)]).toEqual([1, 2, 3, 4, 5]);
  });

  test('an SVG becomes pictures of 16, 32 and 48 pixels, uncropped with a transparent background', async () => {
    const file = Buffer.from(await svgToIco(red));
    expect(file.readUInt16LE(4)).toBe(3);
    const last = sharp(file.subarray(file.readUInt32LE(6 + 32 + 12)));
    expect(await last.metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
    const { data, info } = await sharp(await svgToPng(red, 32))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 32 + x) * info.channels).subarray(0, 4)];
    expect(pixel(16, 16)).toEqual([255, 0, 0, 255]);
    expect(pixel(16, 1)[3]).toBe(0);
  });

  test('an icon for home screens is opaque, with a margin in the given colour, and sharp at each size', async () => {
    const bar = red.replace('width="20" height="10" f', 'x="6" width="8" height="10" f');
    for (const size of [180, 512]) {
      const { data, info } = await sharp(await svgToTile(bar, size, '#00ff00'))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([size, size, 3]);
      const pixel = (x: number, y: number) => [...data.subarray((y * size + x) * 3).subarray(0, 3)];
      expect(pixel(0, 0)).toEqual([0, 255, 0]);
      expect(pixel(2, size / 2)).toEqual([0, 255, 0]);
      expect(pixel(size / 2, size / 2)).toEqual([255, 0, 0]);
      // The two edges of the bar would be blurred over many columns if its 20 × 10 pixels were enlarged.
      const row = Array.from({ length: size }, (_, x) => pixel(x, size / 2));
      expect(row.filter(([r = 0, g = 0]) => r > 20 && g > 20).length).toBeLessThanOrEqual(4);
    }
  });

  test.each([
    ['Harbour City Motors', '#0b5fa5', 'H', '#ffffff'],
    [' “écurie” 24', '#ffd400', 'É', '#111111'],
    ['???', '#000000', 'F', '#ffffff'],
  ])('a site without a drawing has the first letter of its name: %s', (name, colour, letter, ink) => {
    const svg = initialSvg(name, colour);
    expect(svg).toContain(`fill="${ink}">${letter}</text>`);
    expect(svg).toContain(`fill="${colour}"`);
  });
});
