import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Car } from '@forecourt/vehicle';
import { z } from 'zod';
import { openingHours, openingHoursSchema } from './opening-hours.ts';
import { repaymentOf, repaymentSchema } from './repayment-of.ts';
import { searchStock, stockSchema } from './search-stock.ts';
import type { ToolServices } from './ToolServices.ts';
import { findVehicle, vehicleOf, vehicleSchema } from './vehicle-of.ts';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const vehicleInput = {
  /** The `id` of a vehicle in a list, or the last part of the address of its page. */
  vehicle: z
    .string()
    .min(1)
    .max(200)
    .describe('The `id` of a vehicle in a list, or the last part of the address of its page.'),
};

/** Adds the tools of a site to a server. */
export function addTools(server: McpServer, services: ToolServices): void {
  /** A tool that may fail: the reason is for the log of the site, not for an assistant. */
  const answering =
    <Asked>(tool: (asked: Asked) => CallToolResult | Promise<CallToolResult>) =>
    async (asked: Asked): Promise<CallToolResult> => {
      try {
        return await tool(asked);
      } catch (error) {
        services.onError(error);
        return refused(AWAY);
      }
    };
  /** A tool about one vehicle of the dealer. */
  const about = (tool: (car: Car) => CallToolResult) =>
    answering(async ({ vehicle }: { vehicle: string }) => {
      const car = await findVehicle(vehicle, services);
      return car ? tool(car) : refused(UNKNOWN);
    });
  server.registerTool(
    'search_stock',
    {
      title: 'Search the stock',
      description:
        'Vehicles that the dealer has for sale, as the search of its site finds them. The words may name make, model, body, fuel, colour, features, price, kilometres or year, ' +
        'such as "automatic Toyota SUV under $40,000". Without words: all vehicles, the newest first.',
      inputSchema: {
        /** What a shopper would type. Default: `''`. */
        words: z.string().max(200).default('').describe('What a shopper would type.'),
        /** Page of the list, ten vehicles each. Default: `1`. */
        page: z.int().min(1).max(200).default(1).describe('Page of the list, ten vehicles each.'),
      },
      outputSchema: stockSchema.shape,
      annotations: READS,
    },
    answering(async (asked) => answer(await searchStock(asked, services))),
  );
  server.registerTool(
    'vehicle',
    {
      title: 'A vehicle',
      description:
        'All that the page of a vehicle says: state, price, specifications, features, where it is.',
      inputSchema: vehicleInput,
      outputSchema: vehicleSchema.shape,
      annotations: READS,
    },
    about((car) => answer(vehicleOf(car, services))),
  );
  server.registerTool(
    'repayment',
    {
      title: 'Repayment of a vehicle',
      description:
        'The repayment that the page of a vehicle shows. It must not be repeated without its interest rate, comparison rate, example and warning.',
      inputSchema: vehicleInput,
      outputSchema: repaymentSchema.shape,
      annotations: READS,
    },
    about((car) => {
      const repayment = repaymentOf(car, services);
      return repayment ? answer(repayment) : refused('The site shows no repayment for this vehicle.');
    }),
  );
  server.registerTool(
    'opening_hours',
    {
      title: 'Opening hours',
      description:
        'The locations of the dealer with address, phone, opening hours, holidays and whether each is open now.',
      inputSchema: {
        /** Words in the name, suburb or postcode of a location. Empty for all. Default: `''`. */
        location: z
          .string()
          .max(100)
          .default('')
          .describe('Words in the name, suburb or postcode of a location. Empty for all.'),
      },
      outputSchema: openingHoursSchema.shape,
      annotations: READS,
    },
    answering(({ location }) => answer(openingHours(location, services))),
  );
}

const AWAY = 'This is not available at the moment. Try again in a minute.';
const UNKNOWN = 'The dealer has no such vehicle. search_stock lists those that it has.';

function answer(structuredContent: Record<string, unknown>): CallToolResult {
  return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
}

function refused(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
