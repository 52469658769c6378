import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Car } from '@forecourt/vehicle';
import { exampleSections } from '../testing/example-sections.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { DealerTabs, InfoTabs } from './InfoTabs.tsx';

interface Args {
  car: Car;
  words: 'all' | 'none';
  showroom: boolean;
}

/**
 * **Use for** long texts of a vehicle, one at a time. **Do:** put what most shoppers read first. **Don't:** put a price or a warning into
 * a tab.
 */
const meta = {
  title: 'Vehicle page/Info tabs',
  args: { car: namedCars.plain, words: 'all', showroom: false },
  argTypes: { car: { control: false } },
  render: ({ car, words, showroom }) => {
    const Block = showroom ? DealerTabs : InfoTabs;
    const site = testSite('classic', words === 'all' ? { sections: exampleSections } : {});
    return (
      <TestSite site={site}>
        <Block car={car} now={fixedNow} />
      </TestSite>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many lines the text of an element takes. */
function linesOf(element: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
}

export const All: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('tab');
    await expect(tabs.map(linesOf)).toEqual(tabs.map(() => 1));
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Dealer Comments' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Dealer Comments' })).toBeVisible();
  },
};
export const LongComments: Story = {
  args: {
    car: carWith({ dealercomments: 'A tidy hatch with one owner and a full set of books. '.repeat(20) }),
  },
};
export const CommentsPending: Story = { args: { car: carWith({ dealercomments: null }) } };
export const ManyFeatures: Story = {
  args: {
    car: carWith({ standardEquipment: Array.from({ length: 40 }, (_, at) => `Feature number ${at + 1}`) }),
  },
};
export const CommentsAlone: Story = { args: { words: 'none', car: carWith({ standardEquipment: [] }) } };
export const Sold: Story = { args: { car: namedCars.soldYesterday } };
export const InTheShowroom: Story = { args: { showroom: true } };
