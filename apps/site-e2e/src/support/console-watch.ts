import type { Page } from '@playwright/test';

/** Everything a page complained about: errors, warnings, hydration messages, refusals of the content policy. */
export interface ConsoleWatch {
  complaints: string[];
  /** Lets the test go on although the console says this, because the test brought it about. */
  allow(pattern: RegExp): void;
}

/** A browser without a graphics processor draws maps by itself, and says that this is slow. */
const SLOW_GRAPHICS = /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;

/**
 * A browser that holds a larger size of a picture takes that one, and then says that the preloaded size was for nothing. It is
 * right on both counts, and nobody is worse off.
 */
const HARMLESS = /\/images\/\S+ was preloaded using link preload but not used/;

/** Watches the console and the uncaught errors of a page. */
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
