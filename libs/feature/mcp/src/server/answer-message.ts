import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { addTools } from './add-tools.ts';
import type { ToolServices } from './ToolServices.ts';

/** What an assistant is told before it chooses a tool. */
const INSTRUCTIONS =
  'Facts of one car dealer, as its website shows them now. Prices are Australian dollars; give a price with the words in priceNote. Give a repayment ' +
  'only together with its interest rate, its comparison rate, its example and its warning. Link to the url of a vehicle. Nothing can be booked or bought here.';

/** The version of the tools: raised when one changes its name, its input or its output. */
const VERSION = '1.0.0';

/**
 * Answers one HTTP request of the Model Context Protocol. There are no sessions: a server lives for one request, so any process can answer the
 * next one.
 */
export async function answerMessage(request: Request, services: ToolServices): Promise<Response> {
  const message: unknown = await request.json().catch(() => null);
  // The protocol has no batches any more, and one would be many calls for the price of one.
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return notOneMessage();
  const { name } = services.shown;
  const server = new McpServer(
    { name: services.site.slug, title: name, version: VERSION },
    { instructions: `${name}. ${INSTRUCTIONS}` },
  );
  addTools(server, services);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(request, { parsedBody: message });
    answer.headers.set('cache-control', 'no-store');
    return answer;
  } finally {
    await server.close();
  }
}

function notOneMessage(): Response {
  const error = { code: -32_700, message: 'The body is not one JSON-RPC message.' };
  return Response.json(
    { jsonrpc: '2.0', id: null, error },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );
}
