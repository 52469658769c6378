import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { stock, TestHome } from '../testing/TestHome.tsx';
import { SearchCard } from './SearchCard.tsx';

/** What an engine that is away says. The card reads it before it gives up. */
const away = fn(() => Promise.resolve('Not now.'));

/** The engine answers every question with this count, or not at all. */
function engine(found: number | null): () => () => void {
  return () => {
    const before = window.fetch;
    const facets = ['make', 'model'].map((field_name) => ({
      field_name,
      counts: field_name === 'model' ? [{ value: 'RAV4', count: 4 }] : [],
    }));
    const answer = { found: found ?? 0, hits: [], facet_counts: facets };
    const spy = spyOn(window, 'fetch').mockImplementation((input, init) => {
      if (!String(input).includes('/typesense/')) return before(input, init);
      return found === null
        ? Promise.resolve(Object.assign(new Response(null, { status: 503 }), { text: away }))
        : Promise.resolve(Response.json({ results: [answer, answer] }));
    });
    return () => spy.mockRestore();
  };
}

/**
 * **Use for** the first search of a visitor: a few choices, with the count on the button. **Do:** put it into the hero of the home page.
 * **Don't:** add a filter of the search page to it.
 */
const meta = {
  title: 'Home/Search card',
  component: SearchCard,
  argTypes: { searchKey: { control: false } },
  args: { stock, searchKey: 'key', now: new Date('2026-11-21T00:00:00Z'), budgetHref: '#budget' },
  render: (args) => (
    <TestHome>
      <SearchCard {...args} />
    </TestHome>
  ),
} satisfies Meta<typeof SearchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const WithoutBudget: Story = { args: { budgetHref: null } };

/** The make is not asked for, and the models are there at once. */
export const OneMake: Story = {
  args: { stock: { ...stock, makes: [{ value: 'Tarrin', count: 39 }], models: ['Arc', 'Pixel'] } },
};

/** A dealer of several kinds of vehicles is asked for the kind, not for the body. */
export const SeveralKinds: Story = {
  render: (args) => (
    <TestHome dealer={{ stock: { itemTypes: ['caravan', 'truck', 'motorcycle'] } }}>
      <SearchCard {...args} />
    </TestHome>
  ),
};

/** No count is known: the button has none, and the form still works. */
export const EngineAway: Story = { args: { stock: { ...stock, total: null, makes: [], bodies: [] } } };

export const MakeChosen: Story = {
  beforeEach: engine(4),
  async play({ canvasElement }) {
    const card = within(canvasElement);
    await userEvent.selectOptions(card.getByLabelText('Make'), 'Toyota');
    await expect(await card.findByRole('button', { name: 'Show Me 4 cars' })).toBeEnabled();
    await expect(card.getByLabelText('Model')).toBeEnabled();
  },
};

export const NothingFound: Story = {
  beforeEach: engine(0),
  async play({ canvasElement }) {
    const card = within(canvasElement);
    await userEvent.selectOptions(card.getByLabelText('Price'), 'Up to $10,000');
    await expect(await card.findByRole('button', { name: 'Show Me 0 cars' })).toBeVisible();
  },
};

/** A count that could not be asked for leaves the form as it was. */
export const CountAway: Story = {
  beforeEach: engine(null),
  async play({ canvasElement }) {
    const card = within(canvasElement);
    const send = card.getByRole('button', { name: /^Show Me \d/ });
    const words = send.textContent;
    await userEvent.selectOptions(card.getByLabelText('Make'), 'Kia');
    await waitFor(() => expect(away.mock.settledResults).toEqual([{ type: 'fulfilled', value: 'Not now.' }]));
    await expect(card.getByLabelText('Model')).toBeEnabled();
    await expect(send).toBeEnabled();
    await expect(send).toHaveTextContent(words);
  },
};
