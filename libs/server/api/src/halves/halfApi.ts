import type { Hono } from 'hono';
import type { ApiSite } from '../ApiSite.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { mount, notOffered, serveTo } from '../http/serve.ts';
import type { HalfApi, ServerHalf } from './ServerHalf.ts';

/**
 * Serves the operations of one server half.
 *
 * @param served receives the id of each served operation.
 */
export function halfApi<Value>(
  api: Hono<ApiEnvironment>,
  { feature, operations, valueFor }: Pick<ServerHalf<Value>, 'feature' | 'operations' | 'valueFor'>,
  served: Set<string>,
): HalfApi<Value> {
  const add = ({ id }: { id: string }) => {
    if (!(id in operations))
      throw new Error(
        `The server half of ${feature} serves ${id} and does not declare it. Add it to \`operations\`: an operation that is not there is not in the ` +
          'OpenAPI document.',
      );
    served.add(id);
  };
  return {
    serve(operation, serving) {
      add(operation);
      serveTo(api, operation, valueFor, serving);
    },
    serveOffer(operation, offerOf, serving) {
      add(operation);
      const offerFor = (site: ApiSite) => {
        const value = valueFor(site);
        return value === null ? null : offerOf(value);
      };
      serveTo(api, operation, offerFor, serving);
    },
    mount(operation, handle) {
      add(operation);
      mount(api, operation, async (context) => {
        const value = valueFor(context.get('site'));
        return value === null ? notOffered(context, operation) : handle(context, value);
      });
    },
  };
}
