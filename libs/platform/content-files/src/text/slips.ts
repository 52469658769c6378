import type { Nodes } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { ContentProblem } from '../problem-at.ts';
import { lineOf } from './collected.ts';

/** What in a piece of text was meant to be more: a link, a picture, a block, a heading. A page would show it as it stands. */
export function slipsIn(source: string, position: Position): ContentProblem[] {
  const start = placeOf(position.start);
  const end = placeOf(position.end);
  const written = source.slice(start.offset, end.offset);
  const isLine = start.offset === 0 || source[start.offset - 1] === '\n';
  const lineAt = (index: number) => start.line + written.slice(0, index).split('\n').length - 1;
  return [
    ...brokenLinks(written).map(({ index, words }) => ({
      line: lineAt(index),
      what: `"${words}" is neither a link nor a picture`,
      why: 'Shoppers would read its brackets.',
      fix: 'Write its address without spaces, directly behind the brackets, such as (/contact-us) or (white-ute.webp).',
    })),
    ...[...written.matchAll(/(?<!\S):{2,}[ \t]*(?:[a-z][\w-]*|$)/gim)].map(({ 0: words, index }) => ({
      line: lineAt(index),
      what: `"${words}" begins no block here`,
      why: 'Shoppers would read its colons.',
      fix: 'Write it on a line of its own, without spaces: ::button[Talk to us]{href=/contact-us}, or :::note with ::: below its text.',
    })),
    ...[...written.matchAll(/^#{2,6}[^#\s].*/gm)]
      .filter(({ index }) => index > 0 || isLine)
      .map(({ 0: words, index }) => ({
        line: lineAt(index),
        what: `"${words.slice(0, LONGEST)}" is no heading`,
        why: 'Shoppers would read its signs.',
        fix: 'Put a space behind its "##".',
      })),
  ];
}

/** Characters of a text that a problem repeats. */
const LONGEST = 60;

/** Where brackets and an address stand as they were typed. */
function brokenLinks(written: string): { index: number; words: string }[] {
  const found: { index: number; words: string }[] = [];
  for (let at = written.indexOf(']('); at >= 0; at = written.indexOf('](', at + 1)) {
    const before = /!?\[[^[\]\n]*$/.exec(written.slice(Math.max(0, at - LONGEST), at));
    const [after = ''] = /^[^)\n]*\)?/.exec(written.slice(at + 2, at + LONGEST)) ?? [];
    found.push({ index: at, words: `${before?.[0] ?? ''}](${after}` });
  }
  return found;
}

type Position = NonNullable<Nodes['position']>;

const placeOf = ({ line, offset = 0 }: Position['start']) => ({ line, offset });

/** What is wrong with the place of a block; null if nothing is. */
export function blockSlip(
  block: ContainerDirective | LeafDirective,
  {
    source,
    isOutside,
  }: { source: string; /** Whether it is in no list, quote or other block. */ isOutside: boolean },
): ContentProblem | null {
  const line = lineOf(block);
  if (!isOutside)
    return {
      line,
      what: `the block ${block.name} stands in a list, a quote or another block`,
      why: 'The block would be missing on the page.',
      fix: 'Put it on a line of its own outside of them.',
    };
  if (block.type !== 'containerDirective') return null;
  const { start, end } = block.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).trimEnd().split('\n');
  if (lines.length > 1 && /^\s*:{3,}\s*$/.test(lines.at(-1) ?? '')) return null;
  return {
    line,
    what: `the block ${block.name} has no end`,
    why: 'All that follows would be in it.',
    fix: 'Write a line ::: below its text.',
  };
}
