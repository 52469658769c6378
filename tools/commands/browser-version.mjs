/** An input of the targets that run in a browser, so that another version runs them again. */
import { browserVersion, findBrowser } from './shared/browser.mjs';
import { command } from './shared/command.mjs';

const declaration = {
  call: 'node tools/commands/browser-version.mjs',
  does: 'Prints name and version of the browser that tests run in, or none.',
};

await command(declaration, async () => {
  const browser = await findBrowser().catch(() => null);
  console.log(browser === null ? 'none' : browserVersion(browser));
});
