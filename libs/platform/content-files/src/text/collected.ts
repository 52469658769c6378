import type { Nodes } from 'mdast';
import type { ContentProblem } from '../problem-at.ts';

/** A link or a picture of a text, with its line. */
export interface Mentioned {
  href: string;
  line: number;
}

/** What is collected while the parts of a text are made. */
export interface Collected {
  problems: ContentProblem[];
  pictures: Mentioned[];
  /** Films that are files of the site. */
  films: Mentioned[];
  links: Mentioned[];
}

/**
 * Whether a link can be on a page: what the sanitiser leaves of a link in prose. (`rehype-sanitize` does not see the values of blocks.)
 *
 * @example isShown('javascript:alert(1)') // false
 */
export function isShown(href: string): boolean {
  return /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(href);
}

/** The problem of the address of a button; null if it can be on a page. */
export function addressProblem(href: string, line: number): ContentProblem | null {
  return isShown(href)
    ? null
    : {
        line,
        what: `"${href}" is not an address for a button`,
        why: 'The block would be missing on the page.',
        fix: 'Begin it with "/" for a page of this site, or with "https://" for another one.',
      };
}

/** The problem of a picture that is not sent in a form that browsers show; null for others. */
export function pictureProblem(src: string, line: number): ContentProblem | null {
  const isDrawing = /\.svg$/i.test(src);
  // A drawing is a file of the site as it is: of pictures beside texts, only sizes are sent.
  const isSent = src.startsWith('https:')
    ? !isDrawing
    : isDrawing
      ? /^\/(?!content\/)/.test(src)
      : /\.(avif|gif|jpe?g|png|webp)$/i.test(src);
  return isSent
    ? null
    : {
        line,
        what: `"${src}" is not a picture that a page can show`,
        why: 'Shoppers would see a broken picture.',
        fix: 'Save it as .webp, .avif, .jpg or .png.',
      };
}

/** Line of a node in its file. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
