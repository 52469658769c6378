import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { goneTopic } from '../logic/gone-topic.ts';
import { emptyForm } from '../logic/form-fields.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { plainBinding } from './form-binding.ts';

const filledIn = {
  ...emptyForm('Is this X-Trail still available, and could I see it on Saturday?'),
  name: 'Priya',
  last_name: 'Nair',
  email: 'priya.nair@example.com',
  phone: '0491 570 156',
  postcode: '40',
};
const postcode = 'Invalid postcode. Please enter a 4-digit number.';
const plain = plainBinding(null, []);

const meta = {
  title: 'Enquiry/EnquiryForm',
  component: EnquiryForm,
  args: {
    topic: enquiryTopic(namedCars.reduced, fixedNow),
    options: {
      buttonText: 'Enquire now',
      messageRequired: true,
      disclaimer: null,
      assurances: [],
      privacyNotice: 'We use your details to answer this enquiry and share them with the dealership.',
    },
    places: [],
    values: emptyForm(),
    binding: plain,
    action: '/enquire',
  },
  decorators: [
    (Story) => (
      <div className="max-w-[600px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EnquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ReserveWithAssurances: Story = {
  args: {
    topic: enquiryTopic(namedCars.reduced, fixedNow, { about: 'reserve' }),
    options: {
      ...meta.args.options,
      assurances: ['Clear title on every used car', 'Statutory warranty where the law gives one'],
    },
  },
};

export const SomethingSimilar: Story = { args: { topic: goneTopic('2019-mazda-2-maxx-u959311') } };

export const Refused: Story = {
  args: {
    values: filledIn,
    binding: plainBinding({ errors: { postcode }, failure: null }, [{ field: 'postcode', text: postcode }]),
  },
};

export const Failed: Story = {
  args: {
    values: { ...filledIn, postcode: '4006' },
    binding: { ...plain, failure: 'An error occurred when submitting this form' },
  },
};

export const Sending: Story = {
  args: { values: { ...filledIn, postcode: '4006' }, binding: { ...plain, sending: true } },
};

/** A general question to a dealer with several sales locations, and terms to accept. */
export const LocationAndTerms: Story = {
  args: {
    topic: enquiryTopic(null, fixedNow),
    options: {
      ...meta.args.options,
      disclaimer: 'I accept the terms and conditions.',
      messageRequired: false,
    },
    places: [
      { id: 104, name: 'Northside Toyota Chermside - Sales', label: 'Northside Toyota Chermside' },
      { id: 106, name: 'Northside Mazda Aspley - Sales', label: 'Northside Mazda Aspley' },
    ],
  },
};
