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

const meta = { title: 'Primitives/Pieces' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Chips: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip label="Automatic" onRemove={() => undefined} />
      <Chip label="$5,000 – $70,000" href="#without" />
      <ChoiceChip label="SUV" chosen onToggle={() => undefined} />
      <ChoiceChip label="Hatch" chosen={false} onToggle={() => undefined} />
    </div>
  ),
};

export const Tags: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2 rounded-card bg-stage p-4">
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

export const TabsWithEveryPanel: Story = {
  render: () => (
    <Tabs
      label="About this car"
      tabs={[
        { id: 'comments', title: 'Dealer Comments', content: <p>A tidy car with one owner.</p> },
        { id: 'included', title: "What's Included", content: <p>Twelve months of roadside assist.</p> },
        { id: 'reserve', title: 'Reserve Online', content: <p>$200, refunded in full.</p> },
      ]}
    />
  ),
};

export const Accordion: Story = {
  render: () => (
    <div className="max-w-160 border-t border-line">
      <Disclosure title="Is the deposit refundable?" open>
        <p className="text-ink-2">Yes, in full, to the card that you paid with.</p>
      </Disclosure>
      <Disclosure title="Can you deliver interstate?">
        <p className="text-ink-2">Yes, to every state.</p>
      </Disclosure>
    </div>
  ),
};

export const Pages: Story = {
  render: () => <Pagination pages={[1, 2, 3, 9]} current={1} last={9} hrefOf={(page) => `?page=${page}`} />,
};

export const Alerts: Story = {
  render: () => (
    <div className="grid max-w-160 gap-4">
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

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No Results Available"
      text="No results found for your search at this time. Please try adjusting the filters for more results."
    >
      <LinkButton href="#all">Clear Filters</LinkButton>
    </EmptyState>
  ),
};

export const Toast: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-60">
      <ToastRegion
        toast={{
          title: 'Car Saved In Watchlist',
          text: '2020 Nissan X-Trail ST (4X4) is now available in your watchlist',
          action: <a href="#list">View List</a>,
        }}
        onDismiss={() => undefined}
      />
    </div>
  ),
};

export const Small: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4 pt-16">
      <p className="flex items-center gap-2">
        <StarRating rating={4.6} /> <b>4.6</b> <span className="text-small text-ink-2">13 reviews</span>
      </p>
      <p className="flex items-center">
        $1,002 below market price
        <Hint
          label="What this is compared with"
          text="This value is based on the national average market price."
        />
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
