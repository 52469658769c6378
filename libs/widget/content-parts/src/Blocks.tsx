import { Picture } from '@forecourt/media';
import { LinkButton } from '@forecourt/primitives';
import type { CallToActionPart, HeroPart, ShownPart } from '@forecourt/site-content';
import { Html } from './Html.tsx';

/** The level of the headings in a block: below the heading of the text before it, else below that of the page. */
export type BlockHeading = 'h2' | 'h3';

/** A picture with words and one way on beside it; on a phone below it. */
export function Hero({ part, heading: Heading }: { part: HeroPart; heading: BlockHeading }) {
  const { title, html, src, alt, button } = part;
  return (
    <section className="grid items-center gap-6 md:grid-cols-2 lg:gap-14">
      <Picture
        src={src}
        alt={alt}
        width={640}
        sizes="(width >= 768px) 50vw, 100vw"
        className="rounded-media"
      />
      <div>
        <Heading className="text-h2">{title}</Heading>
        {html !== '' && (
          <div className="mt-3">
            <Html html={html} />
          </div>
        )}
        {button && (
          <LinkButton href={button.href} className="mt-6">
            {button.text}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** A band that asks for one thing. */
export function CallToAction({ part, heading: Heading }: { part: CallToActionPart; heading: BlockHeading }) {
  const { title, html, button } = part;
  return (
    <aside className="grid items-center gap-4 rounded-card bg-sunken p-panel md:grid-cols-[minmax(0,1fr)_auto] lg:gap-10 lg:p-10">
      <div>
        <Heading className="text-h3">{title}</Heading>
        {html !== '' && (
          <div className="mt-2">
            <Html html={html} />
          </div>
        )}
      </div>
      <LinkButton href={button.href}>{button.text}</LinkButton>
    </aside>
  );
}

/** What somebody said, and who. */
export function Quote({ html, by }: Extract<ShownPart, { kind: 'quote' }>) {
  return (
    <figure className="max-w-reading border-l-4 border-brand pl-5 lg:pl-7">
      <blockquote className="text-lead">
        <Html html={html} />
      </blockquote>
      <figcaption className="mt-3 text-note font-semibold text-ink">{by}</figcaption>
    </figure>
  );
}
