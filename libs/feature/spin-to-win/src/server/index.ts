import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { forgetDraws } from '@forecourt/shoppers';
import { z } from 'zod';
import { spinToWin } from '../manifest.ts';
import { FORGET_TOPIC, spinRoutes } from './spin-routes.ts';
import { spinSite } from './SpinSite.ts';

const { spin, postSpin } = operations;

const messageSchema = z.object({ site: z.string() });

/** The server half of the draw: draws once for each shopper and period, makes leads, tells who won, deletes old draws. */
export default defineServerHalf({
  feature: spinToWin,
  operations: { spin, postSpin },
  outbox: {
    async [FORGET_TOPIC]({ payload }, { db, now }) {
      await forgetDraws(db, { site: messageSchema.parse(payload).site, now: now() });
    },
  },
  site: spinSite,
  routes: spinRoutes,
});
