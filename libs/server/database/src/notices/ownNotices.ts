import { EventEmitter } from 'node:events';
import type { Notices } from './Notices.ts';

/** The notices of a database that only this process uses. */
export function ownNotices(): Notices {
  const channels = new EventEmitter();
  return {
    async tell(channel, text) {
      channels.emit(channel, text);
    },
    listen(channel, { heard }) {
      channels.on(channel, heard);
      return async () => void channels.off(channel, heard);
    },
  };
}
