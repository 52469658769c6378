import { defineServerHalf, perAddress, refuse, streamOf, visitorLimit } from '@forecourt/api';
import { feeds } from '../manifest.ts';
import { carsForSale, sharedNumbers } from './cars-for-sale.ts';
import { google } from './formats/google.ts';
import { meta } from './formats/meta.ts';
import { csv, json } from './formats/table.ts';
import { stockFile } from './operation.ts';
import { writeFeed } from './write-feed.ts';

const formats = { google, meta, csv, json };

/** The server half of feeds: the files, written as they are sent. */
export default defineServerHalf({
  feature: feeds,
  operations: { stockFile },
  site: ({ shown, options }) => ({ ...options, shown }),
  routes(api, { db, now, trustedProxies }) {
    // A file of a large stock takes seconds of the database.
    const limit = visitorLimit(perAddress(30), trustedProxies);
    api.mount(stockFile, async (context, { files, storeCodes, shown }) => {
      const format = files
        .map((name) => formats[name])
        .find(({ file }) => file === context.req.param('file'));
      if (!format) return refuse(context, stockFile, { problem: 'noFile' });
      const retryAfter = await limit(context);
      if (retryAfter !== null) return refuse(context, stockFile, { problem: 'tooMany', retryAfter });
      const site = context.get('site');
      const text = writeFeed(format, carsForSale(db, site, { shown, vin: format.vin, now: now() }), {
        origin: site.origin,
        site: shown,
        storeCodes,
        sharedNumbers: await sharedNumbers(db, site),
      });
      return new Response(streamOf(text), {
        // A copy of a cache would go on offering a vehicle that has just been reserved.
        headers: { 'content-type': format.contentType, 'cache-control': 'no-cache' },
      });
    });
  },
});
