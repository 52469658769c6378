import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Gone } from './Gone.tsx';

const hits = [namedCars.reduced, namedCars.hybridSuv, namedCars.certifiedSedan, namedCars.onOffer].map(
  (car) => searchDocument(car, { now: fixedNow }),
);
const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Stock', href: '/search/new-used-and-demo-cars/' },
  { name: 'Mazda', href: '/search/mazda' },
  { name: 'CX-5', href: '/search/mazda/cx-5' },
  { name: 'Not found' },
];

/**
 * **Use for** the address of a vehicle that is sold or was never here. **Do:** offer what is like it, and the way back to the search.
 * **Don't:** say that something went wrong; nothing did.
 */
const meta = {
  title: 'Vehicle page/Not here',
  component: Gone,
  parameters: { layout: 'fullscreen' },
  argTypes: { now: { control: false }, slug: { control: false } },
  args: {
    now: fixedNow.toISOString(),
    slug: '2019-mazda-cx-5-akera-u580237',
    name: '2019 Mazda CX-5',
    crumbs,
    near: { name: 'Mazda CX-5', href: '/search/mazda/cx-5', hits },
  },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof Gone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ModelInStock: Story = {};
export const NothingTold: Story = {
  args: {
    name: null,
    crumbs: crumbs.toSpliced(2, 2),
    near: { name: null, href: '/search/new-used-and-demo-cars/', hits },
  },
};
export const WithoutTheEngine: Story = { args: { name: null, crumbs: crumbs.toSpliced(2, 2), near: null } };
export const InTheShowroom: Story = {
  decorators: [
    (Story) => (
      <TestSite site={testSite('showroom')}>
        <Story />
      </TestSite>
    ),
  ],
};
