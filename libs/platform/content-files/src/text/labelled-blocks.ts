import { CONTENT_BLOCKS } from '@forecourt/site-content';
import type { ContentPart } from '@forecourt/site-content';
import { videoSource } from '@forecourt/values';
import type { Definition, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { ContentProblem } from '../problem-at.ts';
import { addressProblem, lineOf, pictureProblem } from './collected.ts';
import type { Collected } from './collected.ts';
import { htmlOf } from './to-html.ts';

/** The blocks with a title or a name in brackets and values in braces. */
type Labelled = 'quote' | 'hero' | 'call-to-action' | 'offer' | 'video' | 'form';

/** The values of each, those that it needs first. */
const values: Record<Labelled, { needed: readonly string[]; other?: readonly string[] }> = {
  quote: { needed: [] },
  hero: { needed: ['image'], other: ['alt', 'href', 'button'] },
  'call-to-action': { needed: ['href', 'button'] },
  offer: { needed: ['id'] },
  video: { needed: ['address'] },
  form: { needed: [] },
};

/** The part of a block with a label, or its problem. */
export function labelledPart(
  name: Labelled,
  node: ContainerDirective | LeafDirective,
  definitions: readonly Definition[],
  collected: Collected,
): ContentPart | ContentProblem {
  const line = lineOf(node);
  const problem = (what: string, fix = `Write ${CONTENT_BLOCKS[name]}.`) => ({
    ...{ line, what, fix },
    why: 'The block would be missing on the page.',
  });
  const given = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
  const { needed, other = [] } = values[name];
  const unknown = Object.keys(given).find((key) => ![...needed, ...other].includes(key));
  if (unknown !== undefined) return problem(`the block ${name} has no "${unknown}"`);
  const missing = needed.find((key) => !given[key]);
  if (missing !== undefined) return problem(`the block ${name} needs "${missing}"`);
  const { label, html } = textOf(node, definitions);
  if (label === '' && name !== 'offer' && name !== 'form')
    return problem(`the block ${name} has nothing in its brackets`);
  const { image = '', alt = '', href, button, id = '', address = '' } = given;
  const unfit = (href && addressProblem(href, line)) || (image && pictureProblem(image, line)) || null;
  if (unfit) return unfit;
  if (href) collected.links.push({ href, line });
  switch (name) {
    case 'quote':
      return html === '' ? problem('the block quote has no words') : { kind: 'quote', html, by: label };
    case 'hero':
      collected.pictures.push({ href: image, line });
      if (Boolean(href) !== Boolean(button))
        return problem('the button of the block hero has no text or no address');
      return {
        ...{ kind: 'hero', title: label, html, src: image, alt },
        button: href && button ? { href, text: button } : null,
      };
    case 'call-to-action':
      return { kind: 'call-to-action', title: label, html, button: { href: href ?? '', text: button ?? '' } };
    case 'offer':
      return /^\d+$/.test(id)
        ? { kind: 'offer', id: Number(id) }
        : problem(`"${id}" is not the number of an offer`);
    case 'video': {
      const source = videoSource(address);
      // A link alone is no video of the page.
      if (source === null || source.kind === 'link')
        return problem(
          `"${address}" is not a video that a page can play`,
          'Write the address of a film on YouTube or Vimeo, or of a .mp4 or .webm file of the site.',
        );
      if (source.kind === 'file') collected.films.push({ href: source.src, line });
      return { kind: 'video', title: label, address };
    }
    case 'form':
      return { kind: 'form', title: label || 'Send us a message' };
  }
}

/** What is in the brackets, and the text below. */
function textOf(node: ContainerDirective | LeafDirective, definitions: readonly Definition[]) {
  if (node.type === 'leafDirective') return { label: toString(node).trim(), html: '' };
  const isLabel = (child: RootContent) =>
    child.type === 'paragraph' && child.data !== undefined && 'directiveLabel' in child.data;
  return {
    label: toString(node.children.filter(isLabel)).trim(),
    html: htmlOf(
      node.children.filter((child) => !isLabel(child)),
      definitions,
    ),
  };
}
