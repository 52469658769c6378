import { registerHooks } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** Reads a dealer.config.ts as often as it is asked to, and says which files of ours it was read from. */
const files = new Set();
let turn = 0;

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) files.add(url.replace(/\?.*$/, ''));
    return next(url, context);
  },
});

parentPort.on('message', async (url) => {
  try {
    const { default: definition } = await import(`${url}?turn=${turn++}`);
    parentPort.postMessage({ definition: JSON.parse(JSON.stringify(definition)), files: [...files] });
  } catch (error) {
    parentPort.postMessage({ failure: failureOf(error), files: [...files] });
  }
});

function failureOf(error) {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  return { name, message, stack };
}
