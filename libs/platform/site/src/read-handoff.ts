import type { EntryContext } from 'react-router';

/**
 * The context with the page's data as one text. `ServerRouter` reads its data stream while it renders and suspends for each part;
 * here it finds the first part read, and the last: nothing suspends, so that `renderToString` can render the page.
 *
 * The cache of read parts is React Router's own and not a documented one. `renderToPipeableStream` does without it, and takes
 * 1.6 times as long for a vehicle page. `read-handoff.test.tsx` fails where React Router keeps it in another way.
 */
export async function readHandoff(context: EntryContext): Promise<EntryContext> {
  const reader = context.serverHandoffStream?.getReader();
  if (!reader) return context;
  const decoder = new TextDecoder();
  let value = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    value += decoder.decode(part.value, { stream: true });
  reader.releaseLock();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, renderMeta: { ...context.renderMeta, streamCache: { 0: read } } };
}
