import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Leaf, Zap } from 'lucide-react';
import { Alert } from './Alert.tsx';
import { Button, LinkButton } from './Button.tsx';
import { Chip, ChoiceChip } from './Chip.tsx';
import { Disclosure } from './Disclosure.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Hint } from './Hint.tsx';
import { Pagination } from './Pagination.tsx';
import { Prose } from './Prose.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StarRating } from './StarRating.tsx';
import { Tabs } from './Tabs.tsx';
import { Tag } from './Tag.tsx';
import { ToastRegion } from './Toast.tsx';

/**
 * **Use for** the small parts of a page: chips, tags, tabs, disclosures, pages of a list, messages, toasts, stars, skeletons.
 *
 * **Do:** Use `Chip` for a filter that can be removed and `Tag` for a fact on a picture. Use `Tabs` for panels of equal rank; all of them
 * are in the HTML. Use `Alert` for a message about the page and a toast for the outcome of an action.
 *
 * **Don't:** Hide what a visitor has to read, such as a finance warning, behind tabs, hints or disclosures. Do not show a skeleton for
 * what is in the HTML already.
 */
const meta = { title: 'Primitives/Pieces' } satisfies Meta;
export default meta;

export const Chips: StoryObj<{ label: string; choice: string; chosen: boolean }> = {
  args: { label: 'Automatic', choice: 'SUV', chosen: true },
  render: ({ label, choice, chosen }) => (
    <div className="flex flex-wrap gap-2">
      <Chip label={label} onRemove={() => undefined} />
      <Chip label="$5,000 – $70,000" href="#without" />
      <ChoiceChip label={choice} chosen={chosen} onToggle={() => undefined} />
      <ChoiceChip label="Hatch" chosen={false} onToggle={() => undefined} />
    </div>
  ),
};

const tones = ['brand', 'ink', 'inverse', 'accent', 'success', 'warning', 'surface', 'outline'] as const;

/** The first is that of the controls. */
export const Tags: StoryObj<{ text: string; tone: (typeof tones)[number] }> = {
  args: { text: 'Demo', tone: 'brand' },
  argTypes: { tone: { control: 'select', options: tones } },
  render: ({ text, tone }) => (
    <div className="flex flex-wrap gap-2 rounded-card bg-stage p-4">
      <Tag tone={tone}>{text}</Tag>
      <Tag tone="success" icon={<Leaf aria-hidden size={14} strokeWidth={1.75} />}>
        Hybrid
      </Tag>
      <Tag tone="success" icon={<Zap aria-hidden size={14} strokeWidth={1.75} />}>
        Electric
      </Tag>
      <Tag tone="warning">Reserved</Tag>
      <Tag tone="outline" icon={<CircleCheck aria-hidden size={14} strokeWidth={1.75} />}>
        Certified
      </Tag>
      <Tag tone="accent">Test Drive Only</Tag>
      <Tag tone="surface">Coming soon</Tag>
      <Tag tone="brand">New arrival</Tag>
      <Tag tone="ink">Sold</Tag>
      <Tag tone="inverse">Inverse</Tag>
    </div>
  ),
};

export const TabsWithEveryPanel: StoryObj<{ label: string; title: string; text: string }> = {
  args: { label: 'About this car', title: 'Dealer Comments', text: 'A tidy car with one owner.' },
  render: ({ label, title, text }) => (
    <Tabs
      label={label}
      tabs={[
        { id: 'comments', title, content: <p>{text}</p> },
        { id: 'included', title: "What's Included", content: <p>Twelve months of roadside assist.</p> },
        { id: 'reserve', title: 'Reserve Online', content: <p>$200, refunded in full.</p> },
      ]}
    />
  ),
};

export const Accordion: StoryObj<{ title: string; text: string; open: boolean }> = {
  args: {
    title: 'Is the deposit refundable?',
    text: 'Yes, in full, to the card that you paid with.',
    open: true,
  },
  render: ({ title, text, open }) => (
    <div className="max-w-160 border-t border-line">
      <Disclosure title={title} open={open}>
        <p className="text-ink-2">{text}</p>
      </Disclosure>
      <Disclosure title="Can you deliver interstate?">
        <p className="text-ink-2">Yes, to every state.</p>
      </Disclosure>
    </div>
  ),
};

export const Pages: StoryObj<{ pages: readonly number[]; current: number; last: number }> = {
  args: { pages: [1, 2, 3, 9], current: 1, last: 9 },
  argTypes: { current: { control: { type: 'range', min: 1, max: 9 } } },
  render: (args) => <Pagination {...args} hrefOf={(page) => `?page=${page}`} />,
};

/** The first is that of the controls. */
export const Alerts: StoryObj<{ title: string; text: string; tone: 'success' | 'danger' }> = {
  args: { title: 'Saved', text: 'We will tell you when the price changes.', tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: ['success', 'danger'] } },
  render: ({ title, text, tone }) => (
    <div className="grid max-w-160 gap-4">
      <Alert tone={tone} title={title}>
        {text}
      </Alert>
      <Alert>Prices include stamp duty and twelve months of registration.</Alert>
      <Alert tone="success" title="Thank you">
        We have your message and will call you today.
      </Alert>
      <Alert tone="danger" title="Search is taking a break" action={<Button size="small">Try again</Button>}>
        Please call us meanwhile.
      </Alert>
    </div>
  ),
};

export const Empty: StoryObj<{ title: string; text: string }> = {
  args: {
    title: 'No Results Available',
    text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  },
  render: (args) => (
    <EmptyState {...args}>
      <LinkButton href="#all">Clear Filters</LinkButton>
    </EmptyState>
  ),
};

export const Toast: StoryObj<{ title: string; text: string }> = {
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Car Saved In Watchlist',
    text: '2020 Nissan X-Trail ST (4X4) is now available in your watchlist',
  },
  render: (args) => (
    <div className="min-h-60">
      <ToastRegion toast={{ ...args, action: <a href="#list">View List</a> }} onDismiss={() => undefined} />
    </div>
  ),
};

export const Small: StoryObj<{ rating: number; hint: string }> = {
  args: { rating: 4.6, hint: 'This value is based on the national average market price.' },
  argTypes: { rating: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
  render: ({ rating, hint }) => (
    <div className="grid justify-items-start gap-4 pt-16">
      <p className="flex items-center gap-2">
        <StarRating rating={rating} /> <b>{rating}</b>{' '}
        <span className="text-small text-ink-2">13 reviews</span>
      </p>
      <p className="flex items-center">
        $1,002 below market price
        <Hint label="What this is compared with" text={hint} />
      </p>
      <div className="grid w-80 gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <Prose>
        <h2>Buying with us</h2>
        <p>
          Every car is <strong>inspected</strong> before it is listed. <a href="#terms">See the terms</a>.
        </p>
        <ul>
          <li>One price</li>
          <li>No pressure</li>
        </ul>
      </Prose>
    </div>
  ),
};
