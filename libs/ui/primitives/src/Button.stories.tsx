import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from './Button.tsx';
import type { ButtonVariant } from './buttonStyle.ts';

/**
 * **Use for** an action on this page (`Button`) or a way to another page that looks like one (`LinkButton`).
 *
 * **Do:** Have one filled button in a block; the others are outlined, soft or text. Say what happens: “Book a test drive”. Set `busyText`
 * while a request is under way: the button keeps its width.
 *
 * **Don't:** Use a button for navigation or a link for an action. Do not use `inverse` looks outside a dark ground.
 */
const meta = { title: 'Primitives/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in Controls. */
export const Playground: Story = {
  args: { children: 'Enquire now', variant: 'filled', size: 'large', disabled: false },
  argTypes: {
    variant: {
      control: 'select',
      options: ['filled', 'outline', 'soft', 'text', 'inverse', 'inverse-outline'],
    },
    size: { control: 'inline-radio', options: ['large', 'medium', 'small'] },
    children: { control: 'text' },
    busyText: { control: 'text' },
    disabled: { control: 'boolean' },
  },
};

const looks: readonly [ButtonVariant, string][] = [
  ['filled', 'Enquire now'],
  ['outline', 'Test drive'],
  ['soft', 'Get finance'],
  ['text', 'Show more'],
];

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      {looks.map(([variant, words]) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          <Button variant={variant} size="small">
            {words}
          </Button>
          <Button variant={variant} size="small" disabled>
            {words}
          </Button>
          <Button variant={variant} size="small" busyText="Sending">
            {words}
          </Button>
          <LinkButton variant={variant} size="small" href="#there">
            {words}
          </LinkButton>
        </div>
      ))}
    </div>
  ),
};

export const OnDarkGround: Story = {
  render: () => (
    <div className="on-inverse flex flex-wrap gap-4 bg-inverse p-8 text-on-inverse">
      <LinkButton variant="inverse" href="#there">
        View the collection
      </LinkButton>
      <LinkButton variant="inverse-outline" href="#there">
        Sell to us
      </LinkButton>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="large">Enquire now</Button>
      <Button size="medium">Enquire now</Button>
      <Button size="small">Enquire now</Button>
    </div>
  ),
};

export const KeepsItsWidthWhileBusy: Story = {
  args: { children: 'Reserve for $200', busyText: 'Sending', onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button.clientWidth).toBeGreaterThan(150);
  },
};
