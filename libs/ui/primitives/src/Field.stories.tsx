import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FileField } from './FileField.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/**
 * **Use for** what a visitor types or chooses in a form. Each field has its label, its hint and its error in one part.
 *
 * **Do:** Show a label above every field. Say in an error how to mend it. Put `ErrorSummary` above a form that was refused: each error
 * links to its field.
 *
 * **Don't:** Use a placeholder as a label, mark an error by colour alone, or ask for what the dealer does not need.
 */
const meta = { title: 'Primitives/Fields', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj;

interface FieldArgs {
  label: string;
  hint: string;
  error: string;
  placeholder: string;
  optional: boolean;
  disabled: boolean;
}

/** The first is that of the controls. */
export const States: StoryObj<FieldArgs> = {
  args: {
    label: 'Postcode',
    hint: 'Where the car is kept',
    error: '',
    placeholder: '4 digits',
    optional: false,
    disabled: false,
  },
  render: ({ error, ...args }) => (
    <div className="grid max-w-160 gap-4 md:grid-cols-3">
      <TextField id="controls" {...args} error={error || undefined} />
      <TextField id="a" label="Default" placeholder="Postcode" />
      <TextField id="b" label="With a hint" hint="As on your licence" defaultValue="4006" />
      <TextField id="c" label="Optional" optional defaultValue="4006" />
      <TextField id="d" label="Error" defaultValue="40" error="4 digits, please" />
      <TextField id="e" label="Disabled" defaultValue="4006" disabled />
      <Select id="f" label="Select">
        <option>Any make</option>
        <option>Mazda</option>
      </Select>
    </div>
  ),
};

export const EnquiryForm: Story = {
  render: () => (
    <form className="grid max-w-140 gap-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <ErrorSummary
          errors={[{ fieldId: 'postcode', text: 'Invalid postcode. Please enter a 4-digit number.' }]}
        />
      </div>
      <TextField id="first" label="First name" defaultValue="Priya" autoComplete="given-name" />
      <TextField id="last" label="Last name" defaultValue="Nair" autoComplete="family-name" />
      <TextField id="mobile" label="Mobile" defaultValue="0491 570 156" type="tel" autoComplete="tel" />
      <TextField
        id="postcode"
        label="Postcode"
        defaultValue="40"
        inputMode="numeric"
        error="Enter a 4-digit postcode"
      />
      <div className="grid gap-5 md:col-span-2">
        <TextArea id="message" label="Message" defaultValue="Is this X-Trail still available?" />
        <Checkbox id="opt-in" label="Send me price changes for this car. I can unsubscribe at any time." />
        <Button type="submit" size="large">
          Enquire Now
        </Button>
      </div>
    </form>
  ),
};

export const Radios: Story = {
  render: () => (
    <div className="grid justify-items-start gap-6">
      <RadioGroup
        legend="How may we reach you?"
        name="contact"
        defaultValue="phone"
        choices={[
          { value: 'phone', label: 'Phone' },
          { value: 'email', label: 'Email' },
          { value: 'sms', label: 'SMS' },
        ]}
      />
      <RadioGroup
        legend="Condition"
        hideLegend
        name="condition"
        look="segments"
        defaultValue="all"
        choices={[
          { value: 'all', label: 'All' },
          { value: 'used', label: 'Used' },
          { value: 'new', label: 'New' },
          { value: 'demo', label: 'Demo' },
        ]}
      />
    </div>
  ),
};

export const Choices: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6">
      <ChoiceField
        {...{ id: 'drop-off', label: 'Drop-off', type: 'radio', chosen: ['In the morning'] }}
        options={['Before work', 'In the morning', 'In the afternoon']}
        input={{ name: 'drop-off' }}
      />
      <ChoiceField
        {...{ id: 'jobs', label: 'What needs doing?', type: 'checkbox', chosen: [] }}
        hint="Tick all that apply."
        error="What needs doing? Please choose at least one."
        options={['Logbook service', 'Brakes', 'Battery']}
        input={{ name: 'jobs' }}
      />
    </div>
  ),
};

const chosen = [
  { key: 'front', name: 'front left after the hail.jpg', detail: '640 KB' },
  { key: 'rear', name: 'rear.jpg', detail: 'Sending…' },
];
const unsent = {
  ...{ key: 'roof', name: 'roof.jpg', detail: 'Not sent', retry: true },
  error: 'We couldn’t keep “roof.jpg” just now. Please choose it again, or send the form without it.',
};

export const Files: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6">
      <FileField
        {...{ id: 'cv', name: 'cv', label: 'Your CV', optional: true, files: [], onRemove: null }}
        hint="One file: PDF, up to 10 MB."
      />
      <FileField
        {...{ id: 'photos', name: 'photos', label: 'Photos of it', multiple: true }}
        hint="Up to 10 photos: JPEG, PNG or WebP, 10 MB each."
        error={unsent.error}
        files={[...chosen, unsent]}
        onRemove={() => undefined}
        onRetry={() => undefined}
      />
      <FileField
        {...{ id: 'without', name: 'without', label: 'Without scripts', multiple: true }}
        files={chosen.slice(0, 1)}
        onRemove={null}
      />
    </div>
  ),
};

export const CountedText: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6">
      <TextArea
        id="near"
        label="Close to its limit"
        limit={40}
        defaultValue="Is this X-Trail still available?"
      />
      <TextField
        id="line"
        label="A line over its limit"
        limit={20}
        error="Please shorten this text."
        defaultValue="Priya Nair of Paddington"
      />
      <TextArea
        id="over"
        label="Over its limit"
        limit={20}
        error="Please shorten this text."
        defaultValue="Is this X-Trail still available?"
      />
    </div>
  ),
};
