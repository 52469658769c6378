import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { AppointmentField } from './AppointmentField.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';

/**
 * **Use for** an enquiry over the page that it is about. **Do:** give the focus back when it closes. **Don't:** open a dialog where a page
 * will do.
 */
const meta = {
  title: 'Enquiry/EnquiryDialog',
  component: EnquiryDialog,
  parameters: { emptyOnServer: 'A dialog opens in the browser.' },
  args: {
    car: namedCars.reduced,
    topic: enquiryTopic(namedCars.reduced, fixedNow),
    now: fixedNow,
    open: true,
    onOpenChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof EnquiryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutACar: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutPrice: Story = {
  args: { car: namedCars.noPrice, topic: enquiryTopic(namedCars.noPrice, fixedNow) },
};
export const FindSimilar: Story = {
  args: { car: namedCars.soldYesterday, topic: enquiryTopic(namedCars.soldYesterday, fixedNow) },
};
export const TestDrive: Story = {
  args: {
    topic: enquiryTopic(namedCars.reduced, fixedNow, { about: 'test-drive' }),
    Times: AppointmentField,
  },
};
export const RequestPhotos: Story = {
  args: { topic: enquiryTopic(namedCars.reduced, fixedNow, { about: 'photos' }) },
};
export const Reserve: Story = {
  args: { topic: enquiryTopic(namedCars.reduced, fixedNow, { about: 'reserve' }) },
};
