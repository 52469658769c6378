import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { composed, SERVER_HTML } from './composed.ts';
import type { StoryModule } from './composed.ts';

const files = import.meta.glob<StoryModule>('../libs/**/src/**/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(composed(module)).map(([name, Story]) => ({ file, name, Story })),
);
const rendered: { file: string; name: string; html: string }[] = [];

beforeEach(() => void vi.spyOn(console, 'error'));
afterAll(() => {
  mkdirSync(path.dirname(SERVER_HTML), { recursive: true });
  writeFileSync(SERVER_HTML, JSON.stringify(rendered));
});

test('there is no browser, and there are stories', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect(stories.length).toBeGreaterThan(0);
});

test.each(stories.map(({ file, name, Story }) => [file, name, Story] as const))(
  '%s %s is rendered on the server',
  (file, name, Story) => {
    const html = renderToString(<Story />);
    rendered.push({ file, name, html });
    expect(html === '', 'parameters.emptyOnServer gives the reason of a story without HTML').toBe(
      typeof Story.parameters['emptyOnServer'] === 'string',
    );
    expect(html, 'React leaves a boundary to the browser where a part fails').not.toContain('<!--$!-->');
    expect(html, 'a strict content security policy refuses inline styles').not.toMatch(/\sstyle=|<style/);
    expect(console.error).not.toHaveBeenCalled();
  },
);
