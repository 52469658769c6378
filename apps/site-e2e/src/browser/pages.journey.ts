import type { SiteDefinition } from '@forecourt/site-config';
import { readsPage } from '../setup/places.ts';
import { builtSite } from '../setup/sites.ts';
import { NOT_FOUND, pagesOf } from '../support/pages.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { drawn, overflow, visit } from '../support/visit.ts';

/** Widths that a page is read at, CSS pixels: 1280 at a zoom of 400 % and of 200 %, a phone, a tablet, a desktop. */
const WIDTHS = [320, 375, 640, 768, 1440];

const softly = expect.configure({ soft: true });

const pagesToRead = (definition: SiteDefinition) => [...pagesOf(definition), NOT_FOUND];
const namesOf = (site: string) => pagesToRead(builtSite(site)).map(({ name }) => name);

/** The pages of a site are shared among this many journeys, so that workers read them side by side. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1)
  journey(
    `no page has an accessibility violation or console errors, or scrolls sideways at any width or zoom: part ${part + 1} of ${PARTS}`,
    { tag: ['@every-dealer', '@always'] },
    async ({ page, site, definition, consoleWatch }) => {
      journey.setTimeout(120_000);
      const own = page.viewportSize() ?? { width: 1440, height: 900 };
      consoleWatch.allow(/nothing-here.*status of 404/);
      const pages = pagesToRead(definition).filter(readsPage(site, namesOf));
      for (const { name, path } of pages.filter((_page, index) => index % PARTS === part))
        await journey.step(name, async () => {
          await visit(page, path);
          await drawn(page);
          expect.soft(await violations(page), `accessibility of ${name}`).toEqual([]);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: own.height });
            await softly.poll(() => overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
          }
          await page.setViewportSize(own);
        });
    },
  );
