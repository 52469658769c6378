import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ApiSite } from '../ApiSite.ts';

/** The context of a request. */
export interface ApiEnvironment {
  Bindings: {
    /** The visitor's address, from a host that calls the API in process. */
    clientAddress?: string;
    /** The request of Node's server, if one runs the API. */
    incoming?: IncomingMessage;
  };
  Variables: {
    requestId: string;
    site: ApiSite;
    /** The page that a browser gets if a plain form cannot be handled; unset if it is not a plain form. */
    formFailed?: () => Response;
  };
}

/** A request to the API. */
export type ApiContext = Context<ApiEnvironment>;
