import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf, chooseEncoding, encodeBody } from './encoded-body.ts';

const text = 'word '.repeat(400);

describe('encodeBody', () => {
  it('gives the same text in every encoding', async () => {
    const body = await encodeBody(Buffer.from(text), 'text/html; charset=utf-8', 5);
    expect(brotliDecompressSync(bytesOf(body, 'br')).toString()).toBe(text);
    expect(gunzipSync(bytesOf(body, 'gzip')).toString()).toBe(text);
    expect(bytesOf(body, 'identity').toString()).toBe(text);
  });
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('answers "%s" with %s', async (accept, encoding) => {
    expect(chooseEncoding(accept, await encodeBody(Buffer.from(text), 'text/css', 5))).toBe(encoding);
  });
  it.each([
    ['image/webp', text],
    ['text/html', 'short'],
  ])('leaves %s of little use as it is', async (type, content) => {
    expect(chooseEncoding('br', await encodeBody(Buffer.from(content), type, 5))).toBe('identity');
  });
});
