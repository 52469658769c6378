import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Seen, Target } from './target.ts';

/** Keys that a shopper presses. */
export type Key = 'Enter' | 'Escape';

/** One open browser. Clicks and keys are native events of the browser, not events of a script. */
export interface Driver {
  /** Name and version. */
  readonly version: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** What the page shows of an element, or null. */
  see(target: Target): Promise<Seen | null>;
  /** @throws Error where no such element is visible. */
  click(target: Target): Promise<void>;
  /** Moves the focus to an element. */
  focus(target: Target): Promise<void>;
  /** Types a text into a field. */
  type(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @returns a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const bundle = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** Source of @testing-library/dom for evaluation in a page. */
export const testingLibrarySource = readFileSync(bundle, 'utf8');

/** @throws Error that names the element which is not on the page. */
export function missing(target: Target): Error {
  return new Error(`The page shows no ${describeTarget(target)}.`);
}

/** A target in words: `button /Next photo/ in region /Photos/`. */
export function describeTarget({ role, selector, name, within }: Target): string {
  const kind = role ?? selector ?? 'text';
  return `${kind}${name === undefined ? '' : ` /${name}/`}${within ? ` in ${describeTarget(within)}` : ''}`;
}

/** Reads an element. Runs in the page, so it uses nothing from outside of it. */
export function readElement(element: Element): Seen {
  return {
    text: element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''),
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    checked: element instanceof HTMLInputElement && element.checked,
    focused: element.contains(document.activeElement),
  };
}
