import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../setup/journey-port.ts';
import { missing, readElement, testingLibrarySource } from './driver.ts';
import type { Driver } from './driver.ts';
import { findElement } from './target.ts';
import type { Target } from './target.ts';

const TIMEOUT_MS = 20_000;
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

/** Programs of the WebKit smoke. */
export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  /** A virtual screen: MiniBrowser has no headless mode. */
  xvfbRun: string;
}

/** Starts MiniBrowser, the test browser of WebKitGTK, through its W3C WebDriver. */
export async function startWebKit({ driver, miniBrowser, xvfbRun }: WebKitPrograms): Promise<Driver> {
  const port = await freePort();
  const screen = '-screen 0 1440x1000x24';
  const server = spawn(xvfbRun, ['-a', '-s', screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    // The group: xvfb-run does not pass the signal on to the driver and the screen.
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await exited;
  };
  try {
    await listening(port);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
    return driverOf(browser, (await browser.getCapabilities()).get('browserVersion'), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverOf(browser: WebDriver, version: unknown, stop: () => Promise<void>): Driver {
  const find = async (target: Target): Promise<WebElement | null> => {
    if (!(await browser.executeScript<boolean>(() => 'TestingLibraryDom' in window)))
      await browser.executeScript(testingLibrarySource);
    return browser.executeScript<WebElement | null>(findElement, target);
  };
  const found = async (target: Target): Promise<WebElement> => {
    const element = await find(target);
    if (!element) throw missing(target);
    return element;
  };
  return {
    version: `WebKitGTK/${String(version)}`,
    open: (url) => browser.get(url),
    back: () => browser.navigate().back(),
    url: () => browser.getCurrentUrl(),
    see: async (target) => {
      const element = await find(target);
      return element && browser.executeScript(readElement, element);
    },
    click: async (target) => {
      const element = await found(target);
      // WebKitWebDriver scrolls no further than the edge, where a foot that sticks may cover the element.
      await browser.executeScript((it: HTMLElement) => it.scrollIntoView({ block: 'center' }), element);
      await element.click();
    },
    focus: async (target) =>
      void (await browser.executeScript((element: HTMLElement) => element.focus(), await found(target))),
    type: async (target, text) => (await found(target)).sendKeys(text),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit();
      await stop();
    },
  };
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not listen on port ${port}.`);
      await setTimeout(100);
    }
  }
}
