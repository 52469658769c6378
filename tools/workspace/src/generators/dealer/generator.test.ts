import { readJson } from '@nx/devkit';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { text, workspaceTree, written } from '../../testing/workspaceTree.ts';
import dealer from './generator.ts';

/** The platform's rules for a config, read as text, because the plugin depends on no lib. */
const schema = readFileSync(
  resolve(import.meta.dirname, '../../../../../libs/platform/site-config/src/dealer-schema.ts'),
  'utf8',
);
const templates = (/templates = \[([^\]]*)\]/.exec(schema)?.[1] ?? '')
  .split(',')
  .map((name) => name.trim().replaceAll("'", ''));

const realDealer = resolve(import.meta.dirname, '../../../../../apps/dealers/harbour-city');
const real = (file: string) => readFileSync(resolve(realDealer, file), 'utf8').replaceAll('"', "'");
const unwrapped = (code: string) => code.replaceAll(/,?\s+/g, ' ');

describe('nx g workspace:dealer lakeside-motors', () => {
  let tree = workspaceTree();
  beforeEach(async () => {
    tree = workspaceTree();
    await dealer(tree, { slug: 'lakeside-motors' });
  });

  test('[AN-03] an app is its config, theme and overrides, four stubs, and pictures', () => {
    expect(written(tree, 'apps/dealers/lakeside-motors')).toEqual([
      'dealer.config.ts',
      'overrides.tsx',
      'package.json',
      'public/favicon.svg',
      'public/logo-inverse.svg',
      'public/logo.svg',
      'react-router.config.ts',
      'theme.css',
      'tsconfig.json',
      'vite.config.ts',
    ]);
  });

  test('[AN-03] the code of a real dealer is that of a generated one, and its content: pages and their parts', () => {
    const code = readdirSync(realDealer, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!dist|build|node_modules|\.)[^.]+(\.config)?\.(tsx?|json)$/.test(file))
      .filter((file) => !/^content\/(parts\/)?[\w-]+\.tsx?$/.test(file))
      .sort();
    const generated = written(tree, 'apps/dealers/lakeside-motors').filter((file) =>
      /\.(tsx?|json)$/.test(file),
    );
    expect(code).toEqual(generated);
  });

  test.each(['react-router.config.ts', 'vite.config.ts'])(
    'its stub %s equals that of the other dealers',
    (file) => {
      expect(unwrapped(text(tree, `apps/dealers/lakeside-motors/${file}`))).toBe(unwrapped(real(file)));
    },
  );

  test('its package has the dealer tag and depends on the libs of the workspace', () => {
    const { dependencies, nx } = readJson(tree, 'apps/dealers/lakeside-motors/package.json');
    const theirs: Record<string, string> = JSON.parse(real('package.json').replaceAll("'", '"')).dependencies;
    expect(nx).toEqual({ tags: ['type:dealer', 'env:any'] });
    // That dealer has more dependencies: for an override, and features that need what a new site has not, such as the texts of a
    // lender, the terms of a deposit, a secret for accounts, offers and posts, alerts.
    const {
      '@forecourt/primitives': _primitives,
      '@forecourt/account': _accounts,
      '@forecourt/alerts': _alerts,
      '@forecourt/blog': _posts,
      '@forecourt/checkout': _deposits,
      '@forecourt/finance-application': _applications,
      '@forecourt/offers': _offers,
      ...platform
    } = theirs;
    expect(dependencies).toEqual(platform);
  });

  test('its config has its slug, template and name', () => {
    const config = text(tree, 'apps/dealers/lakeside-motors/dealer.config.ts');
    expect(config).toContain("slug: 'lakeside-motors'");
    expect(config).toContain("template: 'classic'");
    expect(config).toContain("name: 'Lakeside Motors'");
  });

  test('offers every template of the platform, and no other', () => {
    const schema: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, 'schema.json'), 'utf8'));
    expect(schema).toMatchObject({ properties: { template: { enum: [...templates] } } });
  });

  test.each(['classic', 'group', 'showroom'] as const)(
    'generates a site with the template %s',
    async (template) => {
      await dealer(tree, { slug: `of-${template}`, template });
      const config = text(tree, `apps/dealers/of-${template}/dealer.config.ts`);
      expect(config).toContain(`template: '${template}'`);
      expect(config).toContain(template === 'showroom' ? "name: 'Collection'" : "name: 'Vehicles'");
      expect(config).toContain("itemTypes: ['car']");
      expect(config).not.toMatch(/<%|undefined|&#/);
    },
  );

  test.each([
    [['caravans'], "['caravan']", 'caravans', 'Caravans'],
    [['trucks'], "['truck']", 'trucks', 'Trucks'],
    [['motorcycles'], "['motorcycle']", 'motorcycles', 'Motorcycles'],
    [['caravans', 'trucks', 'caravans'], "['caravan', 'truck']", 'vehicles', 'Vehicles'],
  ] as const)(
    '[SR-21] generates a site that sells %j, with matching texts',
    async (sells, itemTypes, word, menu) => {
      await dealer(tree, { slug: 'red-dust', sells: [...sells] });
      const config = text(tree, 'apps/dealers/red-dust/dealer.config.ts');
      expect(config).toContain(`itemTypes: ${itemTypes}`);
      expect(config).toContain("carTypes: ['new', 'used']");
      expect(config).toContain(`name: '${menu}'`);
      expect(config).toContain(`New and used ${word} at Red Dust`);
    },
  );

  test('offers the kinds of vehicle that the platform knows, and no other', () => {
    const schema: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, 'schema.json'), 'utf8'));
    const known = /ITEM_TYPES = \[([^\]]*)\]/.exec(
      readFileSync(
        resolve(import.meta.dirname, '../../../../../libs/domain/vehicle/src/car/itemType.ts'),
        'utf8',
      ),
    )?.[1];
    const sells = (known ?? '').split(',').map((kind) => `${kind.trim().replaceAll("'", '')}s`);
    expect(schema).toMatchObject({ properties: { sells: { items: { enum: sells } } } });
  });

  test('has no template placeholders left', () => {
    for (const file of written(tree, 'apps/dealers/lakeside-motors'))
      expect(text(tree, `apps/dealers/lakeside-motors/${file}`)).not.toMatch(/<%|undefined|&#/);
  });

  test('is a reference of the root tsconfig', () => {
    expect(readJson(tree, 'tsconfig.json').references).toContainEqual({
      path: './apps/dealers/lakeside-motors',
    });
  });

  test('rejects a slug that the config would refuse as too long, before it writes anything', async () => {
    const slug = (length: number) => 'a'.repeat(length);
    expect(schema).toContain('/^[a-z][a-z0-9-]{1,40}$/');
    await expect(dealer(tree, { slug: slug(42) })).rejects.toThrow(/has 42 characters; .* at most 41/);
    expect(tree.exists(`apps/dealers/${slug(42)}`)).toBe(false);
    await dealer(tree, { slug: slug(41) });
    expect(tree.exists(`apps/dealers/${slug(41)}`)).toBe(true);
  });

  test('rejects an existing slug', async () => {
    await expect(dealer(tree, { slug: 'lakeside-motors' })).rejects.toThrow(/exists already/);
  });
});
