import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['Nice car<p>click</p>', 'Nice car\nclick'],
  ['Nice car<div>click</div>here', 'Nice car\nclick\nhere'],
  ['Nice car<br>click<br/>twice', 'Nice car\nclick\ntwice'],
  ['Nice car<script>alert(1)</script>click', 'Nice car click'],
  ['Nice car<a href="javascript:x">click</a>', 'Nice car click'],
  ['Nice car<svg onload=x></svg>click', 'Nice car click'],
  ['<img src=x>Nice<img src=x>car', 'Nice car'],
  ['<table><tr><td>Nice</td><td>car</td></tr><tr><th>click</th></tr></table>', 'Nice car\nclick'],
  ['<ul><li>Nice</li><li>car</li></ul>click', '• Nice\n• car\nclick'],
  ['<h2>Nice</h2>car', 'Nice\ncar'],
  ['<section>Nice</section><article>car</article>', 'Nice\ncar'],
  ['<b>Nice</b> <i>car</i>, (<a href="/">click</a>).', 'Nice car, (click).'],
  ['<b>N</b>ice c<em>a</em>r', 'Nice car'],
  ['Nice&nbsp;car&lt;br&gt;click', 'Nice car\nclick'],
  ['&lt;p&gt;Nice&lt;/p&gt;&lt;p&gt;car &amp;amp; click&lt;/p&gt;', 'Nice\ncar & click'],
  ['5 < 7 & 9 > 3', '5 < 7 & 9 > 3'],
  ['Nice<span>car</span>', 'Nice car'],
])('%j as plain text is %j', (html, text) => expect(plainText(html)).toBe(text));
