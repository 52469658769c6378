import type { ContentPart } from '@forecourt/site-content';
import type { Definition, Image, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ContentProblem } from '../problem-at.ts';
import { blockPart } from './blocks.ts';
import { lineOf, pictureProblem } from './collected.ts';
import type { Collected, Mentioned } from './collected.ts';
import { blockSlip, slipsIn } from './slips.ts';
import { htmlOf } from './to-html.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** A Markdown file, read. */
export interface ReadText {
  /** Its front matter without the dashes, and the line on which it begins; null without one. */
  frontMatter: { text: string; firstLine: number } | null;
  parts: ContentPart[];
  /** Its words without formatting. */
  words: string;
  links: Mentioned[];
  pictures: Mentioned[];
  /** Films that are files of the site. */
  films: Mentioned[];
  problems: ContentProblem[];
}

/** Reads a Markdown file: its front matter as text, its body as sanitised parts. */
export function readText(source: string): ReadText {
  const tree = parser.parse(source);
  const [first] = tree.children;
  const frontMatter = first?.type === 'yaml' ? { text: first.value, firstLine: lineOf(first) + 1 } : null;
  const body: Root = { ...tree, children: tree.children.filter(({ type }) => type !== 'yaml') };
  const collected: Collected = { problems: [], links: [], pictures: [], films: [] };
  const { definitions, images } = lookThrough(body, source, collected);
  const parts = partsOf(body, definitions, collected);
  reportInlinePictures(images, collected);
  return { frontMatter, parts, words: wordsOf(body), ...collected };
}

/** What stands apart from the words before it. */
const APART = new Set(['paragraph', 'heading', 'tableCell', 'code', 'break', 'leafDirective']);

/** The words of a text without formatting, with a space where a block, a cell or a line begins. */
function wordsOf(body: Root): string {
  let words = '';
  visit(body, (node) => {
    if (APART.has(node.type)) words += ' ';
    if ('value' in node && node.type !== 'html') words += node.value;
  });
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Characters of an address that a text gives a name, with its title: browsers and servers take no longer ones. */
const LONGEST_ADDRESS = 2_000;

/**
 * Collects links, definitions and images in one pass, reports what a text must not have, and turns text such as "9:30am" back into text,
 * which the syntax of blocks takes for one.
 */
function lookThrough(body: Root, source: string, { problems, links }: Collected) {
  const definitions: Definition[] = [];
  const images: Image[] = [];
  visit(body, (node, index, parent) => {
    switch (node.type) {
      case 'link':
        links.push({ href: node.url, line: lineOf(node) });
        break;
      case 'definition': {
        const length = node.url.length + (node.title ?? '').length;
        if (length > LONGEST_ADDRESS) {
          problems.push({
            line: lineOf(node),
            what: `the address of "${node.label}" has ${length} characters`,
            why: 'The page would have it again at each place that names it.',
            fix: 'Write a shorter address.',
          });
          break;
        }
        links.push({ href: node.url, line: lineOf(node) });
        definitions.push(node);
        break;
      }
      case 'image':
        images.push(node);
        break;
      case 'html':
        if (!/^<(!--|\/)/.test(node.value))
          problems.push({
            line: lineOf(node),
            what: `it has HTML: ${node.value.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
            why: 'HTML of a text could run scripts on the page, so none is shown.',
            fix: 'Write it in Markdown, or use a block of docs/recipes/content.md.',
          });
        break;
      case 'heading':
        if (node.depth === 1)
          problems.push({
            line: lineOf(node),
            what: `"# ${toString(node)}" is a second main heading`,
            why: 'The title of the page is its only main heading; assistive technology announces two as two pages.',
            fix: 'Begin the line with "##".',
          });
        break;
      case 'text':
        if (node.position) problems.push(...slipsIn(source, node.position));
        break;
      case 'containerDirective':
      case 'leafDirective': {
        const slip = blockSlip(node, { source, isOutside: parent === body });
        if (slip) problems.push(slip);
        break;
      }
      case 'textDirective':
        if (parent && index !== undefined) {
          const { start, end } = node.position ?? {};
          parent.children[index] = { type: 'text', value: source.slice(start?.offset, end?.offset) };
        }
        break;
      default:
    }
  });
  return { definitions, images };
}

function partsOf(body: Root, definitions: readonly Definition[], collected: Collected): ContentPart[] {
  const parts: ContentPart[] = [];
  let run: RootContent[] = [];
  const endRun = () => {
    const html = htmlOf(run, definitions);
    if (html !== '') parts.push({ kind: 'text', html });
    run = [];
  };
  for (const node of body.children) {
    // Each run gets those that it may name.
    if (node.type === 'definition') continue;
    const picture = pictureOf(node, collected);
    const part = picture ?? blockPart(node, definitions, collected);
    if (part === null) run.push(node);
    else {
      endRun();
      if (part !== 'refused') parts.push(part);
    }
  }
  endRun();
  return parts;
}

/** A paragraph that is a picture alone. */
function pictureOf(node: RootContent, { pictures, problems }: Collected): ContentPart | 'refused' | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [image] = node.children;
  if (image?.type !== 'image') return null;
  const line = lineOf(image);
  pictures.push({ href: image.url, line });
  const unfit = pictureProblem(image.url, line);
  if (unfit) {
    problems.push(unfit);
    return 'refused';
  }
  if (!image.alt) {
    problems.push({
      line,
      what: `the picture ${image.url} has no description`,
      why: 'A shopper who cannot see it would not know what it shows.',
      fix: `Write it in the brackets: ![A white ute at the beach](${image.url}).`,
    });
    return 'refused';
  }
  return { kind: 'picture', src: image.url, alt: image.alt };
}

function reportInlinePictures(images: readonly Image[], { pictures, problems }: Collected): void {
  const known = new Set(pictures.map(({ line }) => line));
  for (const image of images)
    if (!known.has(lineOf(image)))
      problems.push({
        line: lineOf(image),
        what: `the picture ${image.url} stands within other text`,
        why: 'Only a picture with a paragraph of its own has a box of a known size.',
        fix: 'Put it on a line of its own, with an empty line before and after it, outside of blocks.',
      });
}
