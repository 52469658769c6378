import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName, shownName } from './fileName.ts';

test.each([
  ['C:\\photos\\front.PNG', 'front.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['photo', 'photo.jpg'],
  ['', 'file.jpg'],
  ['...', 'file.jpg'],
  [' .jpg', 'file.jpg'],
  ['a\r\nSet-Cookie: x.jpg', 'a Set-Cookie_ x.jpg'],
  ['invoice\u202Egpj.exe', 'invoicegpj.jpg'],
  ['"><script>.svg', '___script_.jpg'],
  ['Übergröße – Kim.heic', 'Übergröße – Kim.jpg'],
  ['cafe\u0301.jpg', 'café.jpg'],
  ['صورة السيارة.jpg', 'صورة السيارة.jpg'],
])('%j is called %j', (sent, name) => expect(fileName(sent, 'jpg')).toBe(name));

test('any name becomes one that is safe to show, to sign and to save', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), (sent) => {
      const name = fileName(sent, 'jpg');
      expect(name).toMatch(/^[^/\\"<>|*?:\p{Cc}\p{Cs}]+\.jpg$/u);
      expect(name.length).toBeLessThanOrEqual(80);
      expect(shownName(sent).length).toBeLessThanOrEqual(80);
    }),
  );
  expect(fileName('🚗'.repeat(100), 'jpg')).toBe(`${'🚗'.repeat(38)}.jpg`);
});
