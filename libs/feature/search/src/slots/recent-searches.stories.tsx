import { RECENT_SEARCHES, rememberSearch } from '@forecourt/search-client/recent';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleSite } from '../testing/SearchPage.tsx';
import RecentSearches from './recent-searches.tsx';

const site = exampleSite();

/**
 * **Use for** the last searches of this browser, on the home page. **Do:** name each as a shopper would. **Don't:** show one that finds
 * nothing any more without saying so.
 */
const meta = {
  title: 'Search/Recent searches',
  component: RecentSearches,
  parameters: { layout: 'fullscreen', emptyOnServer: 'The list is only in the browser.' },
  beforeEach: () => {
    for (const text of ['red ute near Brisbane', 'Toyota Hilux, Diesel', 'SUVs, Under $30,000'])
      rememberSearch(site.slug, { text, url: `/search/new-used-and-demo-cars/?words=${text}` });
    return () => window.localStorage.removeItem(`forecourt:${site.slug}:${RECENT_SEARCHES.name}`);
  },
  decorators: [
    (Story) => (
      <SiteProvider site={site}>
        <Story />
      </SiteProvider>
    ),
  ],
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LatestFirst: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links[0]).toHaveTextContent('SUVs, Under $30,000');
  },
};

/** The focus stays where the button was. */
export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Clear recent searches' }));
    await expect(page.getByRole('status')).toHaveFocus();
    await expect(page.queryByRole('link')).toBeNull();
  },
};
