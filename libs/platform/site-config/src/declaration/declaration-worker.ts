import { registerHooks } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { SiteDefinition } from '../site-definition.ts';

/** The thread's response: the definition or the failure, and the files outside of node_modules that were read, as URLs. */
export interface DeclarationAnswer {
  definition?: SiteDefinition;
  failure?: DeclarationFailure;
  files: readonly string[];
}

/** An error as data: classes cannot be passed between threads. */
export interface DeclarationFailure {
  name: string;
  message: string;
  stack: string;
}

/** Reads a dealer.config.ts at each request, and reports the files that were read. */
const files = new Set<string>();
let turn = 0;

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) files.add(url.replace(/\?.*$/, ''));
    return next(url, context);
  },
});

parentPort?.on('message', (url: string) => {
  void answerTo(url).then((answer) => parentPort?.postMessage({ ...answer, files: [...files] }));
});

async function answerTo(url: string): Promise<Omit<DeclarationAnswer, 'files'>> {
  try {
    const { default: definition }: { default?: SiteDefinition } = await import(`${url}?turn=${turn++}`);
    if (definition === undefined)
      throw new Error(
        'dealer.config.ts has no default export, so the site has no declaration. Write `export default defineDealer({ … })`.',
      );
    return { definition: JSON.parse(JSON.stringify(definition)) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function failureOf(error: unknown): DeclarationFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  return { name, message, stack };
}
