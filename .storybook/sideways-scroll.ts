import { afterEach } from 'vitest';
import type { TestContext } from 'vitest';

/** The gutter on phones is the least that a page leaves at its sides, 16 CSS pixels; the tests do not draw the padding of Storybook. */
const GUTTER = 16;

/** What a part may take of the gutter of its page: what is shown without padding is a page itself. */
function allowance(context: TestContext): number {
  const { story } = context as { story?: { parameters?: { layout?: string } } };
  return story?.parameters?.layout === 'padded' ? GUTTER : 0;
}

/** The right edge of the words in an element. */
function edgeOfWords(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect().right;
}

/** The innermost elements that stand out of the window on the right, or whose words do. */
const standingOut = (width: number) =>
  [...document.body.querySelectorAll('*')]
    .filter((each) => Math.max(each.getBoundingClientRect().right, edgeOfWords(each)) > width + 0.5)
    .slice(-6)
    .map(({ tagName, className }) => `<${tagName.toLowerCase()} class="${String(className)}">`);

/**
 * No story scrolls sideways, as its test leaves it. The dealers' stories have different widths, so that a run without a sample sees each
 * story at all widths that pages are designed for.
 */
afterEach((context) => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const room = clientWidth + allowance(context);
  if (scrollWidth > room)
    throw new Error(
      `The page is ${scrollWidth} pixels wide in a window of ${clientWidth}: ${standingOut(room).join(' ')}`,
    );
});
