import type { Meta, StoryObj } from '@storybook/react-vite';
import { Understood } from './Understood.tsx';

const said = {
  words: 'red suv under 30k leather',
  understood: [
    { text: 'red', label: 'Red' },
    { text: 'suv', label: 'SUV' },
    { text: 'under 30k', label: 'Up to $30,000' },
  ],
  notes: [],
  dropped: [],
  showing: null,
  offered: [],
  rest: 'leather',
  asTextUrl: '/search/new-used-and-demo-cars/?query=red+suv+under+30k+leather',
};

/**
 * **Use for** what the search made of a typed sentence. **Do:** offer the search for the words as they were typed. **Don't:** guess
 * silently.
 */
const meta = {
  title: 'Search/Understood',
  component: Understood,
  args: { said, unknownPlace: null },
} satisfies Meta<typeof Understood>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const WithANote: Story = {
  args: {
    said: { ...said, rest: '', notes: ['P plater: no filter. Check which vehicles your state allows'] },
  },
};

export const WithoutAMatch: Story = {
  args: { said: { ...said, rest: '', dropped: ['shiny', 'for my dog'], showing: '34 SUVs' } },
};

export const WithOffers: Story = {
  args: {
    said: {
      ...said,
      understood: [],
      rest: 'under 100k',
      offered: [
        { text: 'under 100k', label: 'Up to $100,000', url: '/search?price=-100000' },
        { text: 'under 100k', label: 'Up to 100,000 km', url: '/search?km=-100000' },
      ],
    },
  },
};

export const UnknownPlace: Story = { args: { said: null, unknownPlace: '9999' } };
