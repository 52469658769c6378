import { readFileSync } from 'node:fs';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { composed, SERVER_HTML } from './composed.ts';
import type { StoryModule } from './composed.ts';

// jsdom has the property `autofocus` on form fields alone, browsers have it on every element.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

const files = import.meta.glob<StoryModule>('../libs/**/src/**/*.stories.tsx');
const rendered = z
  .array(z.object({ file: z.string(), name: z.string(), html: z.string() }))
  .parse(JSON.parse(readFileSync(SERVER_HTML, 'utf8')));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Nothing answers: a story is compared as the server has sent it.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => document.body.replaceChildren());

test.each(rendered.map((story) => [story.file, story.name, story.html] as const))(
  '%s %s is hydrated without a difference',
  async (file, name, html) => {
    // A page is hydrated once, and the code of lazy parts keeps whether it was. A lazy part has a Suspense boundary.
    if (html.includes('<!--$')) vi.resetModules();
    const module = await files[file]?.();
    const Story = module && composed(module)[name];
    if (!Story) throw new Error('The server has rendered a story that is not here.');
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = html;
    const complaints: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
    const onError = (error: unknown) => void complaints.push(error);
    const options = { onRecoverableError: onError, onUncaughtError: onError, onCaughtError: onError };
    const root = await act(async () => {
      const started = hydrateRoot(box, <Story />, options);
      await vi.dynamicImportSettled();
      return started;
    });
    act(() => root.unmount());
    expect(complaints).toEqual([]);
  },
);
