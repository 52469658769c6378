import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';
import { MCP_PATH } from './mcp-path.ts';

const server = z.strictObject({
  /** Calls of one address in a minute; one question to an assistant makes two to five. Default: `60`. */
  callsPerMinute: z
    .int()
    .min(1)
    .max(600)
    .default(60)
    .describe('Calls of one address in a minute; one question to an assistant makes two to five.'),
});

/** The public facts of the site as tools for assistants (Model Context Protocol): stock, vehicles, repayments, opening hours. */
export const mcp = defineFeature({
  id: 'mcp',
  purpose: 'The public facts of the site as tools for assistants.',
  options: { server },
  programs: () => [
    { name: 'Tools for assistants (Model Context Protocol, streamable HTTP)', path: MCP_PATH },
  ],
  server: '@forecourt/mcp/server',
});
