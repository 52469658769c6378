import { defineOperation } from '@forecourt/platform-client/contracts';
import type { Operation } from '@forecourt/platform-client/contracts';
import { z } from 'zod';
import { MCP_PATH } from '../mcp-path.ts';

/** A message of the Model Context Protocol. */
export const mcpMessage: Operation<z.ZodObject, z.ZodObject, 'tooMany'> = defineOperation(
  { id: 'mcpMessage', method: 'post', path: MCP_PATH },
  {
    summary: 'Tools for assistants',
    description:
      'The Model Context Protocol over streamable HTTP, without sessions and without a stream: each message gets its answer as JSON. The tools ' +
      '`search_stock`, `vehicle`, `repayment` and `opening_hours` read what the pages show; none of them changes anything.',
    request: z.object({
      body: z.looseObject({ jsonrpc: z.literal('2.0') }).meta({ description: 'One JSON-RPC message.' }),
    }),
    answer: z.looseObject({}).meta({ description: 'A JSON-RPC answer.' }),
    problems: {
      tooMany: { status: 429, detail: 'Too many calls from one IP address. Wait a minute.', retryAfter: 60 },
    },
  },
);

/** The stream that a client may ask for. */
export const mcpStream: Operation<z.ZodObject, z.ZodObject, never> = defineOperation(
  { id: 'mcpStream', method: 'get', path: MCP_PATH },
  {
    summary: 'No stream of messages',
    description:
      'Clients of the Model Context Protocol ask whether there is a stream. There is none: the answer is always 405.',
    request: z.object({}),
    answer: z.object({}),
    problems: {},
  },
);
