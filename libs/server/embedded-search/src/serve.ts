import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { createSearchEngine } from './createSearchEngine.ts';

// Allocations of a request are garbage after its response: a small young generation saves 50 to 100 MB.
setFlagsFromString('--semi-space-growth-factor=1');

const usage =
  'Usage: node serve.ts --api-key <key> [--port 8108, or 0 for any] [--host 127.0.0.1] [--data <dir>]';

const options = {
  port: { type: 'string', default: '8108' },
  host: { type: 'string', default: '127.0.0.1' },
  'api-key': { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** The arguments. A mistyped one ends the process with exit code 2 and the usage. */
function readArguments(): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const values = readArguments();

const apiKey = values['api-key'];
if (values.help) console.log(usage);
else if (apiKey === undefined || apiKey === '') {
  console.error(`The engine needs a key that its administrator sends. ${usage}`);
  process.exitCode = 1;
} else {
  const started = performance.now();
  const engine = createSearchEngine({
    apiKey,
    ...(values.data === undefined ? {} : { dataDir: values.data }),
  });
  const address = (await engine.listen({ port: Number(values.port), host: values.host })).address();
  const port = typeof address === 'object' ? address?.port : values.port;
  const kept = values.data === undefined ? 'in memory only' : `kept in ${values.data}`;
  console.log(
    `Search is ready on http://${values.host}:${port}, ${kept} (${Math.round(performance.now() - started)} ms).`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void engine.close().then(() => process.exit(0)));
  }
}
