import { errorFacts } from '@forecourt/api';
import type { DeskServices } from '../DeskServices.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { LiveFeed } from '../live/LiveFeed.ts';
import { liveStream } from '../live/liveStream.ts';

/** The live stream. */
export function liveHandlers(services: DeskServices): DeskHandlers<'live'> {
  const feed = new LiveFeed(services, (error) =>
    services.logger.error(
      errorFacts(error),
      'the changes of the desk could not be read; they are read again',
    ),
  );
  return { live: (call) => liveStream(call, feed, services.beatMs) };
}
