import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const text = 'word '.repeat(400);
const body = () => new EncodedBody(Buffer.from(text), 'text/html; charset=utf-8', 5);

describe('EncodedBody', () => {
  it('has the same text in every encoding, and encodes once', async () => {
    const page = body();
    expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe(text);
    expect(gunzipSync(await page.bytes('gzip')).toString()).toBe(text);
    expect((await page.bytes('identity')).toString()).toBe(text);
    expect(page.bytes('br')).toBe(page.bytes('br'));
  });
  it('encodes quickly for the first request if asked to, then small, with the same text and ETag', async () => {
    const words = Array.from({ length: 4_000 }, (_, index) => `car ${(index * 7919) % 997}`).join(' ');
    const page = new EncodedBody(Buffer.from(words), 'text/html; charset=utf-8', 5, true);
    const { etag } = page;
    const quick = await page.bytes('br');
    const small = await page.bytes('br');
    for (const each of [quick, small]) expect(brotliDecompressSync(each).toString()).toBe(words);
    expect(small.length).toBeLessThan(quick.length);
    expect(page.bytes('br')).toBe(page.bytes('br'));
    expect(page.etag).toBe(etag);
    expect(gunzipSync(await page.bytes('gzip')).toString()).toBe(words);
  });
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('answers "%s" with %s', (accept, encoding) => expect(body().choose(accept)).toBe(encoding));
  it.each([
    ['image/webp', text],
    ['text/html', 'short'],
  ])('does not compress %s', (type, content) => {
    expect(new EncodedBody(Buffer.from(content), type, 5).choose('br')).toBe('identity');
  });
});
