import { fixedNow } from '@forecourt/fixtures';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { exampleSite } from '../testing/SearchPage.tsx';
import { SearchDialog } from './SearchDialog.tsx';

const site = exampleSite();

/**
 * **Use for** the search from the header of any page. **Do:** show suggestions as links, so that they open without scripts too.
 * **Don't:** open it by itself.
 */
const meta = {
  title: 'Search/SearchDialog',
  component: SearchDialog,
  parameters: { emptyOnServer: 'A dialog opens in the browser.' },
  args: { open: true, onOpenChange: () => undefined, searchKey: 'key', now: fixedNow },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <SiteProvider site={site}>
          <Story />
        </SiteProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search of the header; the box has the focus. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const box = within(dialog).getByLabelText('Make, model or keyword');
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
