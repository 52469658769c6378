import { setTimeout } from 'node:timers/promises';
import type { Declaration } from '@forecourt/site-config/declaration';
import { nextSave } from './next-save.ts';

/** How an app is opened, and who is told why it cannot be. */
export interface Opening<Opened> {
  open(): Promise<Opened>;
  /** Called with the problems to fix first. */
  say(words: string): void;
}

/** Reads the declaration of an app and opens it; while that fails, again after each save of a file that may be the reason. */
export async function refreshOnceMended<Opened>(
  app: string,
  declaration: Declaration,
  { open, say }: Opening<Opened>,
): Promise<Opened> {
  let changed: string | undefined;
  for (;;) {
    const since = Date.now();
    try {
      await declaration.refresh(changed);
      return await open();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      changed = await nextSave(app, declaration.files, since);
      // An editor may save in several writes.
      await setTimeout(100);
    }
  }
}
