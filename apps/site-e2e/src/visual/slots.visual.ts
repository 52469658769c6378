import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../setup/sites.ts';
import { heartOf } from '../support/heart.ts';
import { aLead, aShopper, leadHeaders } from '../support/lead.ts';
import { NOT_FOUND, STOCK } from '../support/pages.ts';
import { signedInAt } from '../support/sign-in.ts';
import { carOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { drawn, visit } from '../support/visit.ts';
import { placedSlots, slotMap } from './slot-map.ts';

interface Kind {
  name: string;
  path: string;
  /** The first part of the ids of its own slots: a map names those too that the page does not have. */
  owners: readonly string[];
  /** What a visitor does before. */
  before?: (page: Page, origin: string) => Promise<void>;
}

const MAX_BYTES = 120_000;

/** The kinds of pages with slots of their own. */
function kinds(plain: StockCar, sold: StockCar): Kind[] {
  const vehicle = `/cars/${plain.slug}`;
  return [
    { name: 'home', path: '/', owners: ['site', 'home'] },
    { name: 'search', path: STOCK, owners: ['search'] },
    { name: 'search-empty', path: `${STOCK}?query=zzzzzz`, owners: ['search'] },
    { name: 'vehicle', path: vehicle, owners: ['vdp'] },
    { name: 'vehicle-sold', path: `/cars/${sold.slug}`, owners: ['vdp'] },
    { name: 'vehicle-gone', path: '/cars/1999-no-such-car-u1', owners: ['vdp'] },
    { name: 'enquiry', path: `/enquire?car=${plain.slug}`, owners: ['enquiry'] },
    {
      name: 'enquiry-success',
      path: '/success',
      owners: ['enquiry'],
      // Sent by the page: the browser keeps the cookie, and knows the host names of the sites, which the system need not.
      before: async (page) => {
        await visit(page, '/contact-us');
        const lead = { method: 'POST', headers: leadHeaders(), body: aLead(aShopper(), null) };
        expect(await page.evaluate(async (init) => (await fetch('/api/leads', init)).status, lead)).toBe(200);
      },
    },
    {
      name: 'garage',
      path: '/my-garage',
      owners: ['garage'],
      before: async (page, origin) => {
        await signedInAt(page, origin, '/my-garage');
        await visit(page, vehicle);
        await heartOf(page, plain, 'Save').click();
        await expect(heartOf(page, plain, 'Saved')).toBeVisible();
      },
    },
    { name: 'contact', path: '/contact-us', owners: ['locations'] },
    { name: 'text', path: '/questions', owners: ['content'] },
    { name: 'not-found', path: NOT_FOUND.path, owners: ['site'] },
  ];
}

journey(
  'the slots of each kind of page, as pictures for docs/reference/slots.md',
  async ({ page, site, origin, definition, consoleWatch }) => {
    journey.setTimeout(300_000);
    consoleWatch.allow(/status of 404/);
    await page.clock.setFixedTime(new Date(process.env['FORECOURT_VISUAL_TIME'] ?? Date.now()));
    const declared = definition.slots.map(({ id }) => id);
    for (const { name, path: address, owners, before } of kinds(
      carOf(site, 'plain'),
      carOf(site, 'soldLately'),
    ))
      await journey.step(name, async () => {
        await before?.(page, origin);
        await visit(page, address);
        await drawn(page);
        await page.waitForLoadState('networkidle');
        const isOwn = (id: string) => owners.some((owner) => id.startsWith(`${owner}.`));
        const ids = declared.filter((id) => isOwn(id) || !id.startsWith('site.'));
        const slots = await placedSlots(page, ids);
        const elsewhere = ids.filter((id) => isOwn(id) && !slots.some((slot) => slot.id === id));
        const shot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
        const picture = await slotMap(shot, slots, elsewhere);
        expect(slots.filter(({ box }) => box).length, `slots with a place on ${address}`).toBeGreaterThan(0);
        expect(picture.length, `bytes of ${name}`).toBeLessThanOrEqual(MAX_BYTES);
        await writeFile(path.join(root, `docs/images/slots-${name}.svg`), picture);
      });
  },
);
