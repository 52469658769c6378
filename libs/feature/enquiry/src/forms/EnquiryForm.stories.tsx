import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { goneTopic } from '../logic/gone-topic.ts';
import { emptyForm } from '../logic/form-fields.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { AppointmentField } from './AppointmentField.tsx';
import { DeclaredStep } from './DeclaredStep.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { plainBinding } from './form-binding.ts';
import type { FormBinding } from './form-binding.ts';

const filledIn = {
  ...emptyForm('Is this X-Trail still available, and could I see it on Saturday?'),
  name: 'Priya',
  last_name: 'Nair',
  email: 'priya.nair@example.com',
  phone: '0491 570 156',
  postcode: '40',
};
const postcode = 'Invalid postcode. Please enter a 4-digit number.';
const noTime = 'Please choose a time for that day.';
const taken = 'This time was just taken. Please choose another one.';
const plain = plainBinding(null, []);

/**
 * **Use for** the form itself, in each of its states. **Do:** put each error at its field, and the count above. **Don't:** clear a field
 * because another one is wrong.
 */
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
    Declared: DeclaredStep,
    Times: AppointmentField,
  },
  decorators: [
    (Story) => (
      <TestSite>
        <div className="max-w-[600px]">
          <Story />
        </div>
      </TestSite>
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

/** A general enquiry to a dealer with several sales locations, with terms to accept. */
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

const driven = enquiryTopic(namedCars.reduced, fixedNow, { about: 'test-drive' });
const nextWeek = ['23', '24', '25', '26', '27', '28', '30'].flatMap((day) =>
  ['09:00', '09:30', '14:00'].map((time) => `2026-11-${day}T${time}:00+10:00`),
);
const timed = (times: Partial<NonNullable<FormBinding['times']>>) => ({
  ...plain,
  times: { state: 'offered' as const, slots: [], loanCarDays: null, chosen: '', choose: null, ...times },
});

/** A test drive with its free times: the days first, then the times of the chosen day. */
export const FreeTimes: Story = {
  args: { topic: driven, binding: timed({ slots: nextWeek }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: '2:00 pm' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tue 24 Nov' }));
    const times = within(canvas.getByRole('radiogroup', { name: 'Times on Tuesday 24 November' }));
    await userEvent.click(times.getByRole('radio', { name: '2:00 pm' }));
    await expect(times.getByRole('radio', { name: '2:00 pm' })).toBeChecked();
    await expect(canvas.queryByRole('radiogroup', { name: 'Times on Monday 23 November' })).toBeNull();
  },
};

/** Days beyond the first six are folded. */
export const MoreDays: Story = {
  args: { topic: driven, binding: timed({ slots: nextWeek }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Mon 30 Nov' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show more days'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Mon 30 Nov' }));
    await expect(canvas.getByRole('radio', { name: '9:30 am' })).toBeVisible();
  },
};

/** A day was chosen and no time of it. */
export const DayWithoutTime: Story = {
  args: {
    topic: driven,
    values: { ...filledIn, postcode: '4006', dateTime: '2026-11-24' },
    binding: {
      ...plainBinding({ errors: { dateTime: noTime }, failure: null }, [{ field: 'dateTime', text: noTime }]),
      times: timed({ slots: nextWeek, chosen: '2026-11-24' }).times,
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: noTime });
    const first = canvas.getByRole('radio', { name: '9:00 am' });
    await expect(link).toHaveAttribute('href', `#${first.id}`);
  },
};

/** The times load when the form appears. */
export const TimesLoading: Story = { args: { topic: driven, binding: timed({ state: 'loading' }) } };

/** All times of two weeks are taken. */
export const NoTimeLeft: Story = { args: { topic: driven, binding: timed({}) } };

/** The times failed to load; the form works without them. */
export const TimesFailed: Story = { args: { topic: driven, binding: timed({ state: 'failed' }) } };

/** The time was taken meanwhile; the input stays. */
export const TimeTaken: Story = {
  args: {
    topic: driven,
    values: { ...filledIn, postcode: '4006', dateTime: '2026-11-23T08:30:00+10:00' },
    binding: {
      ...plainBinding({ errors: { dateTime: taken }, failure: null }, [{ field: 'dateTime', text: taken }]),
      times: timed({ slots: nextWeek, chosen: '2026-11-23T08:30:00+10:00' }).times,
    },
  },
};

/** A vehicle that can be test driven at other locations. */
export const WhereToDrive: Story = {
  args: {
    topic: driven,
    binding: timed({ slots: nextWeek }),
    values: emptyForm('', 'Northside Toyota Chermside - Sales'),
    places: [
      { id: 104, name: 'Northside Toyota Chermside - Sales', label: 'Northside Toyota Chermside' },
      { id: 106, name: 'Northside Mazda Aspley - Sales', label: 'Northside Mazda Aspley' },
    ],
  },
};
