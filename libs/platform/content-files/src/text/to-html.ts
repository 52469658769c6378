import { toHtml } from 'hast-util-to-html';
import type { Root as HtmlRoot } from 'hast';
import type { Definition, Root, RootContent } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const allowed = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};
const processor = unified().use(remarkRehype).use(rehypeSanitize, allowed).freeze();

/** Sanitised HTML of parts of a text. */
export function htmlOf(nodes: readonly RootContent[], definitions: readonly Definition[]): string {
  if (nodes.length === 0) return '';
  const root: Root = { type: 'root', children: [...nodes, ...definitions] };
  const tree = processor.runSync(root);
  return toHtml(scrollable(tree)).trim();
}

/** A table scrolls in a box of its own, so that a wide one does not widen the page of a phone. */
function scrollable(tree: HtmlRoot): HtmlRoot {
  return {
    ...tree,
    children: tree.children.map((node) =>
      node.type === 'element' && node.tagName === 'table'
        ? {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-box'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
            children: [node],
          }
        : node,
    ),
  };
}
