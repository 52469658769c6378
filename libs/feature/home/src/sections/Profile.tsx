import { Picture } from '@forecourt/media';
import { LinkButton, Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

/** Who the dealer is: a picture and a few sentences. */
export function Profile({ section }: { section: SectionOf<'profile'> }) {
  return (
    <Section>
      <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-20">
        <Picture
          src={section.image}
          alt={section.imageAlt}
          width={640}
          sizes="(width >= 768px) 50vw, 100vw"
          className="rounded-media"
        />
        <div>
          <h2 className="text-[26px]/[30px] lg:text-[40px]/[44px]">{section.title}</h2>
          <p className="mt-4 text-[16px]/[26px] text-ink-2">{section.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {section.links.map(({ name, url }, index) => (
              <LinkButton key={url} href={url} variant={index === 0 ? 'filled' : 'outline'}>
                {name}
              </LinkButton>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
