import { expect, test } from 'vitest';
import { comparedIds } from './compared-ids.ts';

test.each([
  ['ids=7,9', ['7', '9']],
  ['ids=9&ids=7', ['9', '7']],
  ['ids=7,7,9', ['7', '9']],
  ['ids=1,2,3,4,5', ['1', '2', '3', '4']],
  ['ids= 7 ,+9', ['7', '9']],
  ['ids=', []],
  ['', []],
  ['ids=x,-1,0,1.5,007,9999999999999999,<script>,%00', []],
])('%s', (query, ids) => expect(comparedIds(new URLSearchParams(query))).toEqual(ids));
