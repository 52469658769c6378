import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyLines } from './manyLines.ts';
import { oneLine } from './oneLine.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'ab \r\n\t\v\f\0\u0085\u2028\u2029\u001b\u007f\u009b\u202e'),
    maxLength: 40,
  }),
);

describe('oneLine', () => {
  it.each([
    ['Eve\r\nBcc: x', 'Eve Bcc: x'],
    ['Eve\rBcc: x', 'Eve Bcc: x'],
    ['Eve\nBcc: x', 'Eve Bcc: x'],
    ['Eve\u0085Bcc: x', 'Eve Bcc: x'],
    ['Eve\u2028Bcc\u2029x', 'Eve Bcc x'],
    ['Eve\v\fBcc', 'Eve Bcc'],
    ['tab\tstop', 'tab stop'],
    ['two  spaces', 'two spaces'],
    ['  Kim ', 'Kim'],
    ['a\0b', 'ab'],
    ['\u001b[31mred', '[31mred'],
    ['del\u007f \u009bx', 'del x'],
    ['abc\u202ecba', 'abccba'],
    ['half \ud83d', 'half \ufffd'],
    ['Zoë Müller-O’Neill 李 🚗', 'Zoë Müller-O’Neill 李 🚗'],
    ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
    ['', ''],
  ])('makes of %j the line %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('law: has no line end and no control character, and applying it twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u);
        expect(oneLine(line)).toBe(line);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes linear time for 60,000 spaces', () => {
    const started = process.cpuUsage();
    expect(oneLine(' '.repeat(60_000) + '\u001b')).toBe('');
    expect(process.cpuUsage(started).user).toBeLessThan(200_000);
  });
});

describe('manyLines', () => {
  it.each([
    ['Hello\r\nthere\rit is\nme', 'Hello\nthere\nit is\nme'],
    ['a\u0085b\u2028c\u2029d', 'a\nb\nc\nd'],
    ['a\vb\fc', 'a\nb\nc'],
    ['tab\tstop  two', 'tab\tstop  two'],
    ['\u001b[31mred\0', '[31mred'],
    ['abc\u202ecba', 'abccba'],
    ['half \ud83d', 'half \ufffd'],
    [' \n me \n', 'me'],
  ])('makes of %j the lines %j', (text, lines) => {
    expect(manyLines(text)).toBe(lines);
  });

  it('law: has no control character except tab and line feed, and applying it twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = manyLines(text);
        expect(lines.replaceAll(/[\t\n]/g, '')).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u,
        );
        expect(manyLines(lines)).toBe(lines);
      }),
      { numRuns: 2_000 },
    );
  });
});
