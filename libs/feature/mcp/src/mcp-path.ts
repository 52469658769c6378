/** Where the tools are called. */
export const MCP_PATH = '/api/mcp';
