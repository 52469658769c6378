import { BannerPicture } from '@forecourt/media';
import { LinkButton, Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

/** A promotion across the page: a picture with words and a link on a panel of their own, readable on every picture. */
export function Banner({ section }: { section: SectionOf<'banner'> }) {
  const { title, text, linkText, url, image, portrait, imageAlt } = section;
  return (
    <Section>
      <div className="relative">
        <BannerPicture src={image} portrait={portrait} alt={imageAlt} />
        <div className="relative mx-4 -mt-16 rounded-card bg-surface p-panel md:absolute md:bottom-6 md:left-6 md:m-0 md:max-w-md">
          <h2 className="text-h3">{title}</h2>
          {text && <p className="mt-2 text-body text-ink-2">{text}</p>}
          <LinkButton href={url} className="mt-4">
            {linkText}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
