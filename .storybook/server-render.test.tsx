import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../libs/ui/*/src/**/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module)).map(([name, story]) => ({
    name: `${path.split('/').at(-1) ?? path} ${name}`,
    Story: story as ComponentType,
  })),
);

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => document.body.replaceChildren());

describe.each(stories)('$name', ({ Story }) => {
  test('the server writes no style attribute and no style element: a strict content policy refuses both', () => {
    expect(renderToString(<Story />)).not.toMatch(/\sstyle=|<style/);
  });

  test('the browser takes over what the server wrote without a difference', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(<Story />);
    const complaints: unknown[] = [];
    const consoleError = vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
    const root = await act(() =>
      hydrateRoot(box, <Story />, { onRecoverableError: (error) => complaints.push(error) }),
    );
    await act(() => root.unmount());
    consoleError.mockRestore();
    expect(complaints).toEqual([]);
  });
});
