import { Link, Section, SectionHeading } from '@forecourt/primitives';
import { ArrowRight } from 'lucide-react';
import type { ServiceHere } from '../logic/services-here.ts';

/** What a location does beside selling; nothing without a service. (LO-02) */
export function ServicesHere({ town, services }: { town: string; services: readonly ServiceHere[] }) {
  if (services.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={`What we do in ${town}`} />
      <ul className="grid gap-x-16 sm:grid-cols-2">
        {services.map(({ name, text, url }) => (
          <li key={name} className="border-t border-line py-4">
            <h3 className="text-body font-semibold">
              {url === null ? (
                name
              ) : (
                <Link
                  href={url}
                  className="touch inline-flex items-center gap-2 text-brand-text hover:underline"
                >
                  {name}
                  <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
                </Link>
              )}
            </h3>
            {text !== '' && <p className="mt-1 text-note text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
