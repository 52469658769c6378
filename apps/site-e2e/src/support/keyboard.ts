import { expect, type Locator, type Page } from '@playwright/test';

/** The focus is on the element. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Waits for an element, and presses Tab until it has the focus. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`${most} presses of Tab did not reach ${target.toString()}.`);
}

/** Whether the focused element, or its card or field, has a visible focus ring. */
export const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('3px')) return true;
    }
    return false;
  });

/** How a shopper uses a page: with a pointer, or by keyboard alone. */
export interface Hands {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Ticks a checkbox or chooses a radio button. */
  check(target: Locator): Promise<void>;
  /** Chooses an option of a list by its place. */
  choose(target: Locator, index: number): Promise<void>;
}

/** A pointer, which types into what it has clicked. */
export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  check: (target) => target.check(),
  choose: async (target, index) => void (await target.selectOption({ index })),
};

/** A page has this many stops at most between two that a journey uses. */
const MOST_STOPS = 150;

/** The keyboard alone. Each stop that is used shows that it has the focus. */
export function keyboard(page: Page): Hands {
  const reach = async (target: Locator) => {
    await expect(target.first()).toBeVisible();
    if (!(await hasFocus(target))) await tabTo(page, target, MOST_STOPS);
    await expect.poll(() => focusShows(page), `the focus shows on ${target.toString()}`).toBe(true);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async check(target) {
      if (await target.isChecked()) return;
      const name = await target.getAttribute('name');
      const isRadio = (await target.getAttribute('type')) === 'radio';
      await reach(isRadio ? page.locator(`input[type="radio"][name="${name}"]`) : target);
      // The first of a group has the focus; the arrows choose the next.
      for (let press = 0; press < 9 && isRadio && !(await hasFocus(target)); press += 1)
        await page.keyboard.press('ArrowDown');
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async choose(target, index) {
      await reach(target);
      await page.keyboard.press('Home');
      for (let press = 0; press < index; press += 1) await page.keyboard.press('ArrowDown');
    },
  };
}
