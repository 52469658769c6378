import assert from 'node:assert/strict';
import { stripVTControlCharacters } from 'node:util';
import { test } from 'node:test';
import { figureLine, parseFigure, reaches } from './figures.mjs';

test('only a JSON line with a figure is parsed', () => {
  assert.equal(parseFigure('{"figure":"vehicle page","value":412}').value, 412);
  for (const line of ['warming up', '{"level":30}', '{broken']) assert.equal(parseFigure(line), null);
});

test('a figure is compared with its target', () => {
  assert.equal(reaches({ value: 300, atLeast: 300 }), true);
  assert.equal(reaches({ value: 1.2, atMost: 1 }), false);
  assert.equal(reaches({ value: 7 }), null);
});

test('the line has value, limit, p50, p95 and ratio', () => {
  const line = figureLine({
    figure: 'vehicle page',
    value: 412.3,
    unit: 'requests/s',
    atLeast: 300,
    p50: 2.14,
    p95: 3.4,
    ratio: 0.312,
    against: 'a bare server',
  });
  assert.match(
    stripVTControlCharacters(line),
    /✓ vehicle page +412 requests\/s \(at least 300\) · p50 2\.14 ms · p95 3\.4 ms · 0\.312 of a bare server/,
  );
});
