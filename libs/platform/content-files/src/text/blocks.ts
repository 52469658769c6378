import { nearest } from '@forecourt/site-config';
import { CONTENT_BLOCKS, stockField } from '@forecourt/site-content';
import type { ContentItem, ContentPart } from '@forecourt/site-content';
import type { Definition, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { ContentProblem } from '../problem-at.ts';
import { labelledPart } from './labelled-blocks.ts';
import { addressProblem, isShown, lineOf } from './collected.ts';
import type { Collected } from './collected.ts';
import { htmlOf } from './to-html.ts';

type Directive = ContainerDirective | LeafDirective;

const WHY = 'The block would be missing on the page.';
const CHOICES = Object.keys(stockField.shape);

/** The part of a block; null for a node that is no block, `refused` for a block with a problem. */
export function blockPart(
  node: RootContent,
  definitions: readonly Definition[],
  collected: Collected,
): ContentPart | 'refused' | null {
  if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return null;
  const made = makePart(node, definitions, collected);
  if ('what' in made) {
    collected.problems.push(made);
    return 'refused';
  }
  return made;
}

function makePart(
  node: Directive,
  definitions: readonly Definition[],
  collected: Collected,
): ContentPart | ContentProblem {
  const problem = (what: string, fix: string) => ({ line: lineOf(node), what, why: WHY, fix });
  const { name } = node;
  if (!isBlock(name)) {
    const near = nearest(name, Object.keys(CONTENT_BLOCKS));
    return problem(
      `"${name}" is not a block`,
      near ? `Did you mean ${written(near)}?` : `The blocks are: ${Object.values(CONTENT_BLOCKS).join('  ')}`,
    );
  }
  const wanted = CONTENT_BLOCKS[name].startsWith(':::') ? 'containerDirective' : 'leafDirective';
  if (node.type !== wanted)
    return problem(`the block ${name} has the wrong number of colons`, `Write ${CONTENT_BLOCKS[name]}.`);
  if (
    name === 'quote' ||
    name === 'hero' ||
    name === 'call-to-action' ||
    name === 'offer' ||
    name === 'video' ||
    name === 'form'
  )
    return labelledPart(name, node, definitions, collected);
  if (node.type === 'containerDirective') {
    if (name === 'note') return { kind: 'note', html: htmlOf(node.children, definitions) };
    if (name !== 'steps' && name !== 'tiles' && name !== 'questions')
      return problem(`the block ${name} has no text`, `Write ${CONTENT_BLOCKS[name]}.`);
    const items = itemsOf(node, definitions);
    return items.length > 0
      ? { kind: name, items }
      : problem(`the block ${name} has no heading`, 'Begin each of its entries with "### Heading".');
  }
  const attributes = node.attributes ?? {};
  const text = toString(node).trim();
  if (name === 'button') {
    const { href } = attributes;
    if (!href || text === '')
      return problem('the button has no text or no address', `Write ${CONTENT_BLOCKS.button}.`);
    const unfit = addressProblem(href, lineOf(node));
    if (unfit) return unfit;
    collected.links.push({ href, line: lineOf(node) });
    return { kind: 'button', text, href };
  }
  if (name === 'people' || name === 'faqs') {
    const key = name === 'people' ? 'location' : 'topic';
    const other = Object.keys(attributes).find((each) => each !== key);
    if (other !== undefined)
      return problem(`the block ${name} has no "${other}"`, `Write ${CONTENT_BLOCKS[name]}.`);
    const chosen = attributes[key] ?? null;
    if (name === 'faqs') return { kind: 'faqs', title: text, topic: chosen };
    if (chosen !== null && !/^\d+$/.test(chosen))
      return problem(`"${chosen}" is not the number of a location`, `Write ${CONTENT_BLOCKS.people}.`);
    return { kind: 'people', title: text, location: chosen === null ? null : Number(chosen) };
  }
  const unknown = Object.keys(attributes).find((key) => !CHOICES.includes(key));
  if (unknown !== undefined)
    return problem(`stock cannot be chosen by "${unknown}"`, `Choose by: ${CHOICES.join(', ')}.`);
  const choice = stockField.safeParse(
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value ?? ''])),
  );
  if (choice.success) return { kind: 'stock', title: text || 'In stock now', choice: choice.data };
  const [issue] = choice.error.issues;
  const key = String(issue?.path[0]);
  return problem(`stock cannot be chosen by ${key}="${attributes[key]}"`, issue?.message ?? '');
}

/** The entries of a block: each heading with what follows it. */
function itemsOf(node: ContainerDirective, definitions: readonly Definition[]): ContentItem[] {
  const groups: { title: string; href: string | null; nodes: RootContent[] }[] = [];
  for (const child of node.children)
    if (child.type === 'heading') {
      const link = child.children.find(({ type }) => type === 'link');
      const href = link && 'url' in link && isShown(link.url) ? link.url : null;
      groups.push({ title: toString(child), href, nodes: [] });
    } else groups.at(-1)?.nodes.push(child);
  return groups.map(({ nodes, ...item }) => ({ ...item, html: htmlOf(nodes, definitions) }));
}

function isBlock(name: string): name is keyof typeof CONTENT_BLOCKS {
  return Object.hasOwn(CONTENT_BLOCKS, name);
}

const written = (name: string) => (isBlock(name) ? CONTENT_BLOCKS[name] : name);
