import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { goneTopic } from '../logic/gone-topic.ts';
import { emptyForm } from '../logic/form-fields.ts';
import type { EnquirePage } from '../logic/load-enquire.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { EnquireScreen } from './EnquireScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

function page(car: EnquirePage['car'], missing: string | null = null): EnquirePage {
  return {
    head: { title: '', description: '', canonical: '' },
    car,
    topic: missing === null ? enquiryTopic(car, fixedNow) : goneTopic(missing),
    missing,
    formKey: 'story',
    startedAt: fixedNow.getTime(),
    loan: '',
    action: '/enquire',
    appointments: null,
    values: {},
    jobs: null,
  };
}

/**
 * **Use for** the pages of an enquiry, with its vehicle and after it was sent. **Do:** say what happens next, and when. **Don't:** lose
 * what was typed when sending fails.
 */
const meta = {
  title: 'Enquiry/Screens',
  component: EnquireScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: page(namedCars.reduced), refused: null },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof EnquireScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutACar: Story = {};
export const General: Story = { args: { page: page(null) } };
export const CarThatLeft: Story = { args: { page: page(null, 'gone') } };
export const Refused: Story = {
  args: {
    refused: {
      values: { ...emptyForm('Is it still here?'), name: 'Priya', postcode: '40' },
      errors: {
        email: 'Please enter a valid email address.',
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
      },
      failure: null,
      notice: null,
      value: null,
      step: 0,
      status: 422,
    },
  },
};
export const Success: StoryObj = { render: () => <SuccessScreen isSent /> };

export const NothingSent: StoryObj = { render: () => <SuccessScreen /> };
