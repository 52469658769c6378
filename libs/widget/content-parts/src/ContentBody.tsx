import { lazyPart } from '@forecourt/browser';
import { Picture } from '@forecourt/media';
import { Disclosure, LinkButton } from '@forecourt/primitives';
import type { ContentItem, ShownPart } from '@forecourt/site-content';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { CallToAction, Hero, Quote } from './Blocks.tsx';
import type { BlockHeading } from './Blocks.tsx';
import { Html } from './Html.tsx';
import { Staff } from './Staff.tsx';

// Few texts have an offer or a film.
const OfferCard = lazyPart(async () => (await import('./OfferCard.tsx')).OfferCard);
const Video = lazyPart(async () => (await import('./Video.tsx')).Video);

/** How a page shows the vehicles of a stock block: `StockRow` of `@forecourt/vehicle-card`. */
type StockPart<Strip> = ComponentType<{ title: string; strip: Strip; now: Date }>;

/** A text of the dealer, in the parts that `shownParts` makes of it. */
export interface ContentBodyProps<Strip> {
  /** From `shownParts`. */
  parts: readonly ShownPart[];
  /** The vehicles of the stock blocks, in their order, from `loadStockStrips`. */
  strips: readonly Strip[];
  Stock: StockPart<Strip>;
  /** The form of the blocks that ask for one; without it they are left out. */
  Form?: ComponentType<{ title: string }>;
  now: Date;
}

/** A text of the dealer: prose, pictures and blocks in the order of its file. */
export function ContentBody<Strip>({ parts, strips, Stock, Form, now }: ContentBodyProps<Strip>) {
  const stock = parts.filter(({ kind }) => kind === 'stock');
  return (
    <div className="grid gap-8 lg:gap-10">
      {parts.map((part, index) => {
        const strip = strips[stock.indexOf(part)];
        if (part.kind === 'form') return Form && <Form key={index} title={part.title} />;
        if (part.kind !== 'stock')
          return <Part key={index} part={part} heading={headingBelow(parts.slice(0, index))} />;
        return strip && <Stock key={index} title={part.title} strip={strip} now={now} />;
      })}
    </div>
  );
}

function headingBelow(before: readonly ShownPart[]): BlockHeading {
  return before.some((part) => part.kind === 'text' && part.html.includes('<h2')) ? 'h3' : 'h2';
}

function Part({
  part,
  heading,
}: {
  part: Exclude<ShownPart, { kind: 'stock' | 'form' }>;
  heading: BlockHeading;
}) {
  switch (part.kind) {
    case 'text':
      return <Html html={part.html} />;
    case 'picture':
      return (
        <Picture
          src={part.src}
          alt={part.alt}
          width={800}
          sizes="(width >= 768px) 680px, 100vw"
          className="max-w-reading rounded-media"
        />
      );
    case 'note':
      return (
        <div className="max-w-reading rounded-card border-l-4 border-brand bg-sunken p-panel">
          <Html html={part.html} />
        </div>
      );
    case 'steps':
      return <Steps items={part.items} heading={heading} />;
    case 'tiles':
      return <Tiles items={part.items} heading={heading} />;
    case 'questions':
      return <Questions items={part.items} />;
    case 'staff':
      return <Staff title={part.title} people={part.people} heading={heading} />;
    case 'quote':
      return <Quote {...part} />;
    case 'hero':
      return <Hero part={part} heading={heading} />;
    case 'call-to-action':
      return <CallToAction part={part} heading={heading} />;
    case 'offer':
      return (
        <div className="max-w-reading">
          <OfferCard offer={part.offer} headingLevel={heading} wide />
        </div>
      );
    case 'video':
      return <Video title={part.title} address={part.address} />;
    case 'button':
      return (
        <div>
          <LinkButton href={part.href}>{part.text}</LinkButton>
        </div>
      );
  }
}

interface BlockProps {
  items: readonly ContentItem[];
  heading: BlockHeading;
}

/** Three columns, or two and four for an even number that three would leave alone in its row. */
function columnsOf({ length }: readonly ContentItem[]): string {
  return clsx(
    'grid gap-4 lg:gap-6',
    length === 2 || length === 4 ? 'md:grid-cols-2' : 'md:grid-cols-3',
    length === 4 && 'lg:grid-cols-4',
  );
}

function Steps({ items, heading: Heading }: BlockProps) {
  return (
    <ol className={columnsOf(items)}>
      {items.map(({ title, html }, index) => (
        <li key={title} className="rounded-card bg-sunken p-panel">
          <span aria-hidden className="font-display text-h2 text-ink-3">
            {index + 1}
          </span>
          <Heading className="mt-2 text-lead font-bold">{title}</Heading>
          <Html html={html} />
        </li>
      ))}
    </ol>
  );
}

function Tiles({ items, heading: Heading }: BlockProps) {
  return (
    <ul className={columnsOf(items)}>
      {items.map(({ title, href, html }) => (
        <li key={title} className="relative rounded-card bg-sunken p-panel">
          <Heading className="text-lead font-bold">
            {href === null ? (
              title
            ) : (
              <a
                href={href}
                className="inline-flex items-center gap-2 after:absolute after:inset-0 hover:underline"
              >
                {title}
                <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="text-brand-text" />
              </a>
            )}
          </Heading>
          <div className="mt-1 text-note">
            <Html html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Questions({ items }: { items: readonly ContentItem[] }) {
  return (
    <div className="max-w-reading">
      {items.map(({ title, html }) => (
        <Disclosure key={title} title={title}>
          <Html html={html} />
        </Disclosure>
      ))}
    </div>
  );
}
