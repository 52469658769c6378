import { describe, expect, test } from 'vitest';
import { text, workspaceTree, written } from '../../testing/workspaceTree.ts';
import uiComponent from './generator.ts';

const tree = () =>
  workspaceTree({ 'libs/ui/primitives/src/index.ts': "export { Button } from './Button.tsx';\n" });

describe('nx g workspace:ui-component rating-stars --lib primitives', () => {
  test('writes component, story and test side by side, and exports the component by name', async () => {
    const workspace = tree();
    await uiComponent(workspace, { name: 'rating-stars', lib: 'primitives' });
    expect(written(workspace, 'libs/ui/primitives/src')).toEqual([
      'RatingStars.stories.tsx',
      'RatingStars.test.tsx',
      'RatingStars.tsx',
      'index.ts',
    ]);
    expect(text(workspace, 'libs/ui/primitives/src/index.ts')).toBe(
      [
        "export { Button } from './Button.tsx';",
        "export { RatingStars } from './RatingStars.tsx';",
        "export type { RatingStarsProps } from './RatingStars.tsx';\n",
      ].join('\n'),
    );
  });

  test('rejects an unknown lib', async () => {
    await expect(uiComponent(tree(), { name: 'Stars', lib: 'buttons' })).rejects.toThrow(
      /no ui lib called buttons/,
    );
  });

  test('rejects an existing name', async () => {
    const workspace = tree();
    await uiComponent(workspace, { name: 'Stars', lib: 'primitives' });
    await expect(uiComponent(workspace, { name: 'stars', lib: 'primitives' })).rejects.toThrow(
      /exists already/,
    );
  });
});
