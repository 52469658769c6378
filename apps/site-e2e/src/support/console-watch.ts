import type { Page } from '@playwright/test';

/** All console messages of a page: errors, warnings, hydration mismatches, content security policy violations. */
export interface ConsoleWatch {
  complaints: string[];
  /** Allows console messages of this pattern, because the test causes them. */
  allow(pattern: RegExp): void;
}

/** WebGL performance warning of a browser without a GPU. */
const SLOW_GRAPHICS = /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;

/**
 * A browser with a larger size of a picture in its cache uses that one, and then warns that the preload is unused. This is
 * harmless.
 */
const HARMLESS = /\/images\/\S+ was preloaded using link preload but not used/;

/** Collects console messages and uncaught errors of a page. */
export function watchConsole(page: Page): ConsoleWatch {
  const all: string[] = [];
  const allowed = [HARMLESS, SLOW_GRAPHICS];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      all.push(`${message.type()} at ${message.location().url || page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => all.push(`uncaught at ${page.url()}: ${error.message}`));
  return {
    get complaints() {
      return all.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
    allow: (pattern) => void allowed.push(pattern),
  };
}
