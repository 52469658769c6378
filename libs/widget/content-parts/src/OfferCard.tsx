import { Picture } from '@forecourt/media';
import type { ToggledText } from '@forecourt/offer';
import { paths } from '@forecourt/site-config';
import type { CardOffer } from '@forecourt/site-content';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';

/** Offers as cards: three in a row on wide screens, or two. */
export function OfferCards({
  offers,
  headingLevel = 'h2',
  priority = false,
  wide = false,
  className,
}: {
  offers: readonly CardOffer[];
  headingLevel?: 'h2' | 'h3';
  /** Whether the picture of the first may be the largest of the first view. */
  priority?: boolean;
  /** Whether each has half of the page on wide screens, and not a third. */
  wide?: boolean;
  className?: string;
}) {
  return (
    <ul className={clsx('grid gap-4 md:grid-cols-2 lg:gap-6', !wide && 'lg:grid-cols-3', className)}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            headingLevel={headingLevel}
            priority={priority && index === 0}
            wide={wide}
          />
        </li>
      ))}
    </ul>
  );
}

/** An offer in a list: its picture, texts that open where they are long, and a link to its page. */
export function OfferCard({
  offer: { id, name, category, image_or_model_image: image, manufacturer, texts },
  headingLevel: Heading = 'h2',
  priority = false,
  wide = false,
}: {
  offer: CardOffer;
  headingLevel?: 'h2' | 'h3';
  /** Whether its picture may be the largest of the first view. */
  priority?: boolean;
  /** Whether it has half of the page on wide screens, and not a third. */
  wide?: boolean;
}) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        src={image}
        alt=""
        width={640}
        sizes={`(width >= 1024px) ${wide ? 640 : 420}px, (width >= 768px) 46vw, 92vw`}
        priority={priority}
      />
      <div className="flex flex-1 flex-col items-start gap-3 p-panel">
        {category && <p className="text-[14px]/[20px] font-semibold text-brand-text">{category}</p>}
        <Heading className="text-[20px]/[26px] font-bold">{name}</Heading>
        <Expandable
          text={texts.description}
          of={`the offer ${name}`}
          className="text-[15px]/[24px] text-ink-2"
        />
        <Expandable
          text={texts.disclaimer}
          of={`the conditions of ${name}`}
          className="mt-auto text-[13px]/[19px] text-ink-3"
        />
        <a
          href={paths.offer({ id, manufacturer })}
          className="inline-flex min-h-11 items-center gap-2 text-[15px] font-semibold text-brand-text hover:underline"
        >
          View offer <span className="sr-only">{name}</span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </a>
      </div>
    </article>
  );
}

/** A text that is complete in the HTML; a long one shows its beginning until it is opened, without JavaScript too. */
export function Expandable({
  text: { short, full, truncated },
  of,
  className,
}: {
  text: ToggledText;
  /** What the text is about, for screen readers. */
  of: string;
  className: string;
}) {
  if (full === '') return null;
  if (!truncated) return <p className={className}>{full}</p>;
  return (
    <div className={`group ${className}`}>
      <p className="group-has-[details[open]]:hidden">{short}</p>
      <details className="flex flex-col-reverse">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center self-start font-semibold text-brand-text hover:underline">
          <span className="group-has-[details[open]]:hidden">Show More</span>
          <span className="hidden group-has-[details[open]]:inline">Show Less</span>
          <span className="sr-only"> of {of}</span>
        </summary>
        <p>{full}</p>
      </details>
    </div>
  );
}
