import { expect, test } from 'vitest';
import { options } from './options.ts';

const popup = (url: string) => ({ id: 'spring', title: 'Spring', text: 'Now.', link: { name: 'See', url } });

test.each([
  ['/sell-my-car', true],
  ['https://values.example/', true],
  ['//values.example', false],
  ['http://values.example', false],
  ['javascript:alert(1)', false],
])('a link of the frame to %s is taken: %s', (url, taken) => {
  expect(options.safeParse({ frame: { tradeInHref: url } }).success).toBe(taken);
  expect(options.safeParse({ frame: { popup: popup(url) } }).success).toBe(taken);
});
