import { cardPost } from '@forecourt/content-parts';
import { fixedNow } from '@forecourt/fixtures';
import { demoPost } from '@forecourt/mini-sites';
import { noContent, shownParts } from '@forecourt/site-content';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blog } from '../manifest.ts';
import { ListScreen } from './ListScreen.tsx';
import { PostScreen } from './PostScreen.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [blog(), otherPages('blog')] }));
const posts = [
  demoPost(),
  demoPost({ slug: 'tyres', title: 'When is a tyre finished?', image: '/pictures/yard/hatch-red.webp' }),
  demoPost({ slug: 'no-picture', title: 'A post without a picture', image: null }),
].map(cardPost);
const category = (name: string, href: string, chosen = false) => ({ name, href, chosen });

/**
 * **Use for** the list of posts, a category, and a post. **Do:** give a post a picture that says something, with a description.
 * **Don't:** show a date on a text that does not age.
 */
const meta = {
  title: 'Blog/Screens',
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

const list = {
  title: 'Blog',
  text: 'How to choose a car and look after it.',
  posts,
  categories: [category('All posts', '/blog', true), category('Motoring tips', '/blog/motoring-tips')],
  crumbs: [{ name: 'Home', href: '/' }, { name: 'Blog' }],
  page: 1,
  pages: 1,
  path: '/blog',
};
const post = {
  ...demoPost({ author: 'Tom Okafor', tags: ['Towing', 'Caravans'] }),
  author: { name: 'Tom Okafor', href: '/blog/authors/tom-okafor' },
  tags: ['Towing', 'Caravans'].map((name) => ({ name, href: `/blog/tags/${name.toLowerCase()}` })),
  parts: shownParts(demoPost().body, noContent, []),
  strips: [],
  stock: null,
  others: posts.slice(1),
  callToAction: {
    heading: 'Drive it before you decide',
    description: 'Half an hour, on your own route.',
    image: '/pictures/heroes/showroom-day.webp',
    href: '/contact-us',
    linkText: 'Book a test drive',
  },
  crumbs: [{ name: 'Home', href: '/' }, { name: 'Blog', href: '/blog' }, { name: 'Towing a caravan' }],
};

export const List: StoryObj<typeof ListScreen> = {
  args: { list },
  render: (args) => <ListScreen {...args} />,
};
export const SecondOfThreePages: Story = {
  render: () => <ListScreen list={{ ...list, page: 2, pages: 3 }} />,
};
export const NoPosts: Story = { render: () => <ListScreen list={{ ...list, posts: [], categories: [] }} /> };
export const Post: Story = { render: () => <PostScreen page={post} now={fixedNow} /> };
export const PostOfFewWords: Story = {
  render: () => (
    <PostScreen
      page={{ ...post, image: null, author: null, tags: [], others: [], callToAction: null }}
      now={fixedNow}
    />
  ),
};
