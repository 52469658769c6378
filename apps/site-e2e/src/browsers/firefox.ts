import puppeteer from 'puppeteer-core';
import type { ElementHandle } from 'puppeteer-core';
import { missing, readElement, testingLibrarySource } from './driver.ts';
import type { Driver } from './driver.ts';
import { findElement } from './target.ts';
import type { Target } from './target.ts';

/**
 * Starts Firefox, headless, through WebDriver BiDi.
 *
 * @param executablePath of Firefox.
 */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  const find = async (target: Target): Promise<ElementHandle | null> => {
    if (!(await page.evaluate(() => 'TestingLibraryDom' in window)))
      await page.evaluate(testingLibrarySource);
    return (await page.evaluateHandle(findElement, target)).asElement() as ElementHandle | null;
  };
  const found = async (target: Target): Promise<ElementHandle> => {
    const element = await find(target);
    if (!element) throw missing(target);
    return element;
  };
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    url: () => page.evaluate(() => location.href),
    see: async (target) => (await (await find(target))?.evaluate(readElement)) ?? null,
    click: async (target) => (await found(target)).click(),
    focus: async (target) => (await found(target)).focus(),
    type: async (target, text) => (await found(target)).type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
