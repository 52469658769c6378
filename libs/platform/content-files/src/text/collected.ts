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
  links: Mentioned[];
}

/** Line of a node in its file. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
