/**
 * Prints name and version of the browser that tests run in, or `none`. It is an input of the targets that run in it, so that another version
 * runs them again.
 */
import { browserVersion, findBrowser } from './shared/browser.mjs';

const browser = await findBrowser().catch(() => null);
console.log(browser === null ? 'none' : browserVersion(browser));
