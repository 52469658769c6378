import { toHtml } from 'hast-util-to-html';
import type { Element, Root as HtmlRoot } from 'hast';
import type { Definition, Root, RootContent } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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
  nameRows(tree);
  return toHtml(scrollable(tree)).trim();
}

/**
 * A header cell without words is announced as a header of nothing: it becomes a cell. Where it is the first one, the first cell of each row
 * is the header of that row.
 */
function nameRows(tree: HtmlRoot): void {
  visit(tree, { tagName: 'table' }, (table: Element) => {
    const [top = [], ...rows] = rowsOf(table);
    const isCorner = top[0]?.children.length === 0;
    for (const cell of top) if (cell.children.length === 0) cell.tagName = 'td';
    for (const [first] of isCorner ? rows : [])
      if (first && first.children.length > 0)
        Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
  });
}

/** The cells of each row of a table. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => {
    rows.push(row.children.filter((cell) => cell.type === 'element'));
  });
  return rows;
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
