import { namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryCar } from '../logic/enquiry-car.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { TestDriveScreen } from './TestDriveScreen.tsx';

const cars = [namedCars.plain, namedCars.reduced, namedCars.caravan, namedCars.noPrice].map(enquiryCar);

/**
 * **Use for** booking a test drive, with the choice of the vehicle. **Do:** show only times that can be booked. **Don't:** promise a time
 * before it is stored.
 */
const meta = {
  title: 'Enquiry/Test drive',
  component: TestDriveScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: { query: '', cars, page: 1, pages: 1, isUp: true } },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof TestDriveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const Searched: Story = { args: { page: { query: 'mazda', cars, page: 2, pages: 3, isUp: true } } };
export const NothingFound: Story = {
  args: { page: { query: 'tractor', cars: [], page: 1, pages: 0, isUp: true } },
};
export const WithoutEngine: Story = {
  args: { page: { query: '', cars: [], page: 1, pages: 0, isUp: false } },
};
