import { Picture } from '@forecourt/media';
import { LinkButton, Section } from '@forecourt/primitives';
import type { SectionOf } from './section-of.ts';

/** About the dealer or its services: a picture and a few sentences, on the page or on a dark full-width band. */
export function Profile({ section }: { section: SectionOf<'profile'> }) {
  return section.tone === 'inverse' ? <DarkProfile section={section} /> : <LightProfile section={section} />;
}

function LightProfile({ section }: { section: SectionOf<'profile'> }) {
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
          <Links section={section} />
        </div>
      </div>
    </Section>
  );
}

function DarkProfile({ section }: { section: SectionOf<'profile'> }) {
  return (
    <section className="on-inverse overflow-hidden bg-inverse text-on-inverse">
      <div className="container-site grid items-center gap-x-16 md:grid-cols-2 lg:min-h-[560px]">
        <Picture
          src={section.image}
          alt={section.imageAlt}
          width={960}
          sizes="(width >= 768px) 56vw, 110vw"
          bare
          className="-mx-[5%] w-[110%] max-w-none md:-ml-[20%] md:w-[120%]"
        />
        <div className="pb-14 md:py-14">
          <h2 className="text-[2.125rem]/[2.5rem] lg:text-[3.25rem]/[3.5rem]">{section.title}</h2>
          <p className="mt-5 max-w-[48ch] text-[17px]/[28px] text-on-inverse-2">{section.text}</p>
          <Links section={section} />
        </div>
      </div>
    </section>
  );
}

function Links({ section: { links, tone } }: { section: SectionOf<'profile'> }) {
  const [first, other] =
    tone === 'inverse' ? (['inverse-outline', 'inverse-outline'] as const) : (['filled', 'outline'] as const);
  if (links.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
      {links.map(({ name, url }, index) => (
        <LinkButton key={url} href={url} variant={index === 0 ? first : other}>
          {name}
        </LinkButton>
      ))}
    </div>
  );
}
