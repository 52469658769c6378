import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A slot on a page: what it holds, and where it is, CSS pixels from the top left; one that shows nothing has a place without width, or none. */
interface PlacedSlot {
  id: string;
  kind: 'one' | 'list';
  box: Box | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is read of React's own record of a component; its names are those of React 19. */
interface Fiber {
  tag: number;
  type: unknown;
  memoizedProps: unknown;
  stateNode: unknown;
  memoizedState: unknown;
  child: Fiber | null;
  return: Fiber | null;
  sibling: Fiber | null;
}

/** Width of a picture, pixels. */
const WIDTH = 640;
const LABEL = { height: 15, character: 6.2, margin: 8 };
const COLOURS = { one: '#1d4ed8', list: '#b45309' };

/**
 * The slots of these ids that the page has placed, in the order of the page, each once: a page has no marks of its slots, so they are
 * read from React's record of its components.
 */
export function placedSlots(page: Page, ids: readonly string[]): Promise<PlacedSlot[]> {
  return page.evaluate((declared) => {
    const FUNCTION = 0;
    const ELEMENTS = [5, 26, 27];
    const found = new Map<string, PlacedSlot>();
    /** The HTML of the server in a boundary that is not hydrated: it stands between two comments. */
    const sentBy = ({ memoizedState }: Fiber): Element[] => {
      const start: unknown = Object(memoizedState).dehydrated;
      const all: Element[] = [];
      let depth = 0;
      for (let node = start instanceof Comment ? start.nextSibling : null; node; node = node.nextSibling) {
        if (node instanceof Element) all.push(node);
        if (node instanceof Comment && /^\$[?!~]?$/.test(node.data)) depth += 1;
        if (node instanceof Comment && node.data === '/$' && depth-- === 0) break;
      }
      return all;
    };
    /** The outermost elements of a component and what follows it in its parent. */
    const elements = (fiber: Fiber | null): Element[] => {
      const all: Element[] = [];
      for (let each = fiber; each; each = each.sibling)
        if (ELEMENTS.includes(each.tag) && each.stateNode instanceof Element) all.push(each.stateNode);
        else all.push(...sentBy(each), ...elements(each.child));
      return all;
    };
    /** The boxes of an element that is seen; of its children if it has none of its own. */
    const boxes = (element: Element): DOMRect[] => {
      if (getComputedStyle(element).display === 'contents') return [...element.children].flatMap(boxes);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.height > 1 ? [box] : [...element.children].flatMap(boxes);
    };
    const boxOf = (fiber: Fiber) => {
      const all = elements(fiber.child).flatMap(boxes);
      if (all.length === 0) return null;
      const x = Math.max(0, Math.min(...all.map(({ left }) => left)));
      const y = Math.min(...all.map(({ top }) => top));
      const right = Math.min(document.documentElement.clientWidth, Math.max(...all.map((box) => box.right)));
      const bottom = Math.max(...all.map((box) => box.bottom));
      return right <= x ? null : { x, y: y + window.scrollY, width: right - x, height: bottom - y };
    };
    /** Where a component without elements would show some: before what follows it, else at the end of the element around it. */
    const placeOf = (fiber: Fiber) => {
      for (let each: Fiber | null = fiber; each; each = each.return) {
        const [next] = elements(each.sibling).flatMap(boxes);
        if (next) return { x: Math.max(0, next.left), y: next.top + window.scrollY, width: 0, height: 0 };
        const around = each.return;
        if (around && ELEMENTS.includes(around.tag) && around.stateNode instanceof Element) {
          const [box] = boxes(around.stateNode);
          return box
            ? { x: Math.max(0, box.left), y: box.bottom + window.scrollY, width: 0, height: 0 }
            : null;
        }
      }
      return null;
    };
    const read = (fiber: Fiber | null) => {
      for (let each = fiber; each; each = each.sibling) {
        const props = Object(each.memoizedProps);
        if (each.tag === FUNCTION && declared.includes(props.id) && props.props instanceof Object) {
          const box = boxOf(each) ?? placeOf(each);
          if (!found.get(props.id)?.box?.width)
            found.set(props.id, { id: props.id, kind: 'fallback' in props ? 'one' : 'list', box });
        }
        read(each.child);
      }
    };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const root: unknown = Reflect.get(document, key);
    if (!(root instanceof Object)) throw new Error('The page is not hydrated.');
    read(Reflect.get(Reflect.get(root, 'stateNode'), 'current'));
    return [...found.values()];
  }, ids);
}

/**
 * The picture of a page as SVG, with a box and the id for each of its slots: blue for one part, orange and dashed for a list, the id alone for
 * one that shows nothing. Below it are the ids that have no place on the page.
 */
export async function slotMap(
  shot: Buffer,
  slots: readonly PlacedSlot[],
  elsewhere: readonly string[],
): Promise<string> {
  const { width: full } = await sharp(shot).metadata();
  const scale = WIDTH / full;
  const { data, info } = await sharp(shot)
    .resize({ width: WIDTH })
    .webp({ quality: 30, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  const shown = slots.flatMap(({ id, kind, box }) => (box ? [{ id, kind, box: scaled(box, scale) }] : []));
  const labels: Box[] = [];
  const drawn = shown.map(({ id, kind, box }) => {
    const label = freePlace(id, box, labels);
    labels.push(label);
    const colour = COLOURS[kind];
    if (box.width === 0)
      return [
        `<rect ${attributes(label)} fill="#fff" stroke="${colour}"/>`,
        slotText(id, label.x + LABEL.margin / 2, label.y + 11, colour),
      ].join('');
    return [
      `<rect ${attributes(box)} fill="none" stroke="${colour}" stroke-width="1.5"${kind === 'list' ? ' stroke-dasharray="4 3"' : ''}/>`,
      `<rect ${attributes(label)} fill="${colour}"/>`,
      slotText(id, label.x + LABEL.margin / 2, label.y + 11, '#fff'),
    ].join('');
  });
  const lines = [
    ...noted(
      'On this page, hidden',
      slots.flatMap(({ id, box }) => (box ? [] : [id])),
    ),
    ...noted('In another state or layout', elsewhere),
  ];
  const lowest = Math.max(info.height, ...labels.map(({ y, height }) => y + height)) + LABEL.height;
  const notes = lines.map((line, index) =>
    line.id === undefined
      ? `<text x="4" y="${lowest + index * LABEL.height}" font-weight="bold">${line.words}</text>`
      : slotText(line.id, 16, lowest + index * LABEL.height, '#111'),
  );
  const height = lowest + lines.length * LABEL.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<image width="${WIDTH}" height="${info.height}" opacity="0.75" href="data:image/webp;base64,${data.toString('base64')}"/>`,
    ...drawn,
    ...notes,
    '</svg>\n',
  ].join('\n');
}

const slotText = (id: string, x: number, y: number, fill: string) =>
  `<text class="slot" x="${x}" y="${y}" fill="${fill}">${id}</text>`;

const noted = (words: string, ids: readonly string[]): { words?: string; id?: string }[] =>
  ids.length > 0 ? [{ words }, ...ids.map((id) => ({ id }))] : [];

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

const attributes = ({ x, y, width, height }: Box) => `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** Where the label of a slot covers no other one: in the top left corner of its box, or below. */
function freePlace(id: string, box: Box, taken: readonly Box[]): Box {
  const width = Math.round(id.length * LABEL.character + LABEL.margin);
  const x = Math.max(0, Math.min(box.x, WIDTH - width));
  const place = { x, y: Math.max(0, box.y), width, height: LABEL.height };
  while (taken.some((other) => overlap(place, other))) place.y += LABEL.height + 1;
  return place;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
