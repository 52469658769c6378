// @vitest-environment node
import { expect, test } from 'vitest';
import { encodeParts } from './encode-parts.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

test('text in parts becomes its UTF-8 bytes, and no bytes of an earlier text', () => {
  expect(text(encodeParts(['<p>', 'Škoda – 4×4 … 🚙', '</p>']))).toBe('<p>Škoda – 4×4 … 🚙</p>');
  expect(text(encodeParts(['ute']))).toBe('ute');
  expect(encodeParts([])).toHaveLength(0);
});

test('the bytes stay the same when another text is encoded', () => {
  const first = encodeParts(['first']);
  encodeParts(['other']);
  expect(text(first)).toBe('first');
});
