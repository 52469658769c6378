import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SuggestField } from './SuggestField.tsx';
import type { Suggestion } from './suggestion.ts';

const all: Suggestion[] = [
  { id: '1', group: 'Your words', label: 'SUV · Red · Up to $30,000', detail: null, href: '#' },
  { id: '2', group: 'Makes', label: 'Toyota', detail: '50 in stock', href: '#' },
  { id: '3', group: 'Models', label: 'Toyota Corolla', detail: '10 in stock', href: '#' },
  {
    id: '4',
    group: 'Models',
    label: 'Toyota Landcruiser Prado with a long name that is cut',
    detail: '3 in stock',
    href: '#',
  },
  { id: '5', group: 'Body types', label: 'Ute', detail: '65 in stock', href: '#' },
  { id: '6', group: 'Searched before', label: 'hilux under 40k', detail: null, href: '#' },
];

/**
 * **Use for** a search field whose suggestions lead somewhere. Without scripts it is a plain field of a form.
 *
 * **Do:** Let Enter send what was typed. Give every suggestion a text of its own, and a count where there is one.
 *
 * **Don't:** Use it for a short closed list (a select). Do not navigate before the visitor chooses.
 */
const meta = {
  title: 'Primitives/SuggestField',
  component: SuggestField,
  args: {
    id: 'words',
    name: 'words',
    placeholder: 'Try “diesel ute under $45,000”',
    className: 'h-12 w-full rounded-field border border-line-strong bg-surface px-4 text-body',
    load: async () => (text) => all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    onPick: () => {},
  },
  render: (args) => (
    <div className="min-h-[420px] max-w-xl">
      <label htmlFor={args.id} className="mb-1.5 block text-small font-semibold">
        Search the stock
      </label>
      <SuggestField {...args} />
    </div>
  ),
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {};

export const Suggesting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Search the stock'));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Search the stock'), 'toyota');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
  },
};

export const NothingToSuggest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Search the stock');
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6));
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
