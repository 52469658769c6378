import { fixedNow } from '@forecourt/fixtures';
import { demoBrand } from '@forecourt/mini-sites';
import { noContent, shownParts } from '@forecourt/site-content';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../manifest.ts';
import { BrandScreen } from './BrandScreen.tsx';
import { ListScreen } from './ListScreen.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [brands(), otherPages('brands')] }));

/**
 * **Use for** the pages of a make that the dealer sells. **Do:** link to the stock of that make. **Don't:** show a model without saying
 * whether it is in stock.
 */
const meta = {
  title: 'Brands/Screens',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteProvider site={site}>
        <Story />
      </SiteProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const tile = (title: string, count: number | null) => ({
  title,
  count,
  logoSrc: null,
  description: 'New, demo and used.',
  href: '/kia/overview',
});
const list = {
  title: 'Our brands',
  text: 'What we sell and look after.',
  groups: [
    { kind: 'car' as const, title: 'Cars', brands: [tile('Kia', 84), tile('Mazda', 64), tile('Toyota', 0)] },
    { kind: 'group' as const, title: 'Our group', brands: [tile('Tyres', null)] },
  ],
};
const page = {
  ...demoBrand(),
  parts: shownParts(demoBrand().body, noContent, []),
  strips: [],
  stock: null,
  crumbs: [{ name: 'Home', href: '/' }, { name: 'Our brands', href: '/brands' }, { name: 'Kia' }],
};

export const List: StoryObj<typeof ListScreen> = {
  args: { list },
  render: (args) => <ListScreen {...args} />,
};
export const NoBrands: Story = { render: () => <ListScreen list={{ ...list, groups: [] }} /> };
export const Brand: Story = { render: () => <BrandScreen page={page} now={fixedNow} /> };
export const BrandWithoutBanner: Story = {
  render: () => <BrandScreen page={{ ...page, imageBannerSrc: null }} now={fixedNow} />,
};
