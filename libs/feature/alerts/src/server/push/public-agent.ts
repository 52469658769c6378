import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isInternalAddress } from '@forecourt/api';

/** The addresses of a host name. */
export type Resolve = (host: string, answer: (error: Error | null, found: LookupAddress[]) => void) => void;

const system: Resolve = (host, answer) => systemLookup(host, { all: true }, answer);

/**
 * Connects to hosts of the internet only: a name that leads to an address of this machine or of a private network is an error. What was checked is what
 * is connected to, so that a name cannot lead elsewhere a moment later.
 */
export function publicAgent(resolve: Resolve = system): Agent {
  const lookup: LookupFunction = (host, { all }, answer) =>
    resolve(host, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return answer(error ?? new Error(`${host} has no address.`), '');
      if (found.some(({ address }) => isInternalAddress(address)))
        return answer(new Error(`${host} leads to an address that is not of the internet.`), '');
      return all ? answer(null, found) : answer(null, first.address, first.family);
    });
  return new Agent({ lookup });
}
