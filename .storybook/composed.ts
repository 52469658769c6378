import path from 'node:path';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** A module of stories. */
export type StoryModule = Parameters<typeof composeStories>[0];

/** A story as a component, with the decorators and the parameters of its file. */
export type ComposedStory = ComponentType<Record<string, unknown>> & {
  parameters: Record<string, unknown>;
  args: Record<string, unknown>;
  argTypes: Record<string, { control?: { disable?: boolean }; options?: readonly unknown[] }>;
};

/** The stories of a file, by their name. */
export const composed = (module: StoryModule): Record<string, ComposedStory> =>
  composeStories(module) as Record<string, ComposedStory>;

/** What the stories render on the server: written by server-render.test.tsx, hydrated by hydrate.test.tsx. */
export const SERVER_HTML: string = path.join(import.meta.dirname, 'test-report', 'server-html.json');
