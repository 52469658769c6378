import { expect, test } from 'vitest';
import { shownUrl, sourceMark } from './shownUrl.ts';

test.each([
  ['https://feeds.example/stock.csv', 'https://feeds.example/stock.csv'],
  ['https://feeds.example:8443/a/b', 'https://feeds.example:8443/a/b'],
  ['https://feeds.example/stock?dealer=7&token=s3cret', 'https://feeds.example/stock?dealer=…&token=…'],
  ['https://feeds.example/stock?s3cret', 'https://feeds.example/stock?…'],
  ['https://feeds.example/stock?s3cret&dealer=7', 'https://feeds.example/stock?…&dealer=…'],
  ['https://feeds.example/stock?dealer=7&s3cret=', 'https://feeds.example/stock?dealer=…&…'],
  ['https://feeds.example/stock?s3cret=&other', 'https://feeds.example/stock?…&…'],
  ['https://feeds.example/stock?=s3cret&&', 'https://feeds.example/stock?…'],
  ['https://feeds.example/stock?dealer=7;s3cret', 'https://feeds.example/stock?dealer=…'],
  ['https://feeds.example/stock?a%20b=s3cret#s3cret', 'https://feeds.example/stock?a%20b=…'],
  ['https://user:s3cret@feeds.example/stock', 'https://feeds.example/stock'],
  ['sftp://feeds.example/stock.csv', 'sftp://feeds.example/stock.csv'],
])('%s is shown as %s', (address, shown) => {
  expect(shownUrl(address)).toBe(shown);
  expect(sourceMark(address)).not.toContain('s3cret');
});

test('the mark of an address changes with a value that it does not show, and with nothing else', () => {
  const [a, b] = ['x', 'y'].map((token) => sourceMark(`https://feeds.example/stock?token=${token}`));
  expect(a).toMatch(/^https:\/\/feeds\.example\/stock\?token=… \([\da-f]{8}\)$/);
  expect(a).not.toBe(b);
  expect(sourceMark('https://feeds.example/stock?token=x')).toBe(a);
});
