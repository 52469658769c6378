import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.ts';

describe('plainText', () => {
  it.each([
    ['<p>From <strong>$41,990</strong>.</p><p>Low km.</p>', 'From $41,990. Low km.'],
    ['Service &amp; roadside pack', 'Service & roadside pack'],
    ['one<br>two<br/>three', 'one two three'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<h2 class="x">Sale</h2>now', 'Sale now'],
    ['<hr class="rule">plain<hrx>', 'plain'],
    ['<td>1</td><td>2</td>', '1 2'],
    ['under $20k < budget > none', 'under $20k < budget > none'],
    ['&lt;b&gt; &quot;x&quot; &apos;y&apos; &#39;z&#39;&nbsp;&#8217;', `<b> "x" 'y' 'z' ’`],
    ['&copy; &unknown; &#9999999; &', '© &unknown; &#9999999; &'],
    ['Don&rsquo;t miss out &ndash; 4&frac12; years&hellip;', 'Don’t miss out – 4½ years…'],
    ['&ldquo;Caf&eacute;&rdquo; &#x2019; &#X41;', '“Café” ’ A'],
    ['Don&#146;t &#150; &#128;', 'Don’t – €'],
    ['a&#0;b&#55357;c&shy;d', 'abcd'],
    ['<!--[if gte mso 9]><xml>Normal 0</xml><![endif]--><p>Sale</p>', 'Sale'],
    ['<style>p { color: red; }</style>Now<script type="x">alert(1)</script>', 'Now'],
    ['<!-- one --> two <!-- three -->', 'two'],
    ['a <!-- never closed', 'a <!-- never closed'],
    ['  spaced \n out\t', 'spaced out'],
    ['', ''],
  ])('reads %j as %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it('law: never throws, and the result has no run of spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (html) => {
        expect(plainText(html)).not.toMatch(/\s{2}|^\s|\s$/);
      }),
    );
  });
});
