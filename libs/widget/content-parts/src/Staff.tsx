import { Picture } from '@forecourt/media';
import { phoneLink } from '@forecourt/phone';
import type { PersonCard } from '@forecourt/site-content';
import { Mail, Phone } from 'lucide-react';

/** People of the dealer below a heading. */
export interface StaffProps {
  /** Heading of the list; empty for none. */
  title: string;
  people: readonly PersonCard[];
  heading: 'h2' | 'h3';
}

/** The people of the dealer: photo or initials, name, role, place, and how to reach them. */
export function Staff({ title, people, heading: Heading }: StaffProps) {
  const Name = title === '' ? Heading : BELOW[Heading];
  return (
    <div>
      {title !== '' && <Heading className="mb-4 text-h2">{title}</Heading>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {people.map((person) => (
          <li key={`${person.name} ${person.role}`} className="flex gap-4 rounded-card bg-sunken p-panel">
            <Portrait person={person} />
            <div className="min-w-0">
              <Name className="text-lead font-bold">{person.name}</Name>
              <p className="text-note text-ink-2">
                {person.place === null ? person.role : `${person.role}, ${person.place}`}
              </p>
              {person.html !== '' && (
                <div
                  className="prose prose-html mt-2 text-note"
                  dangerouslySetInnerHTML={{ __html: person.html }}
                />
              )}
              <Reach person={person} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** The name beside it says who it is. */
function Portrait({ person: { image, name } }: { person: PersonCard }) {
  if (image !== null)
    return (
      <div className="size-18 shrink-0 overflow-hidden rounded-round">
        <Picture
          src={image}
          alt=""
          width={96}
          height={96}
          sizes="72px"
          className="aspect-square object-cover"
        />
      </div>
    );
  return (
    <span
      aria-hidden
      className="flex size-18 shrink-0 items-center justify-center rounded-round bg-surface font-display text-[24px] text-ink-2"
    >
      {initials(name)}
    </span>
  );
}

/** Of the first and the last name. */
function initials(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.at(0) ?? '').join('');
}

function Reach({ person: { name, phone, email } }: { person: PersonCard }) {
  const call = phoneLink(phone);
  if (phone === null && email === null) return null;
  const style =
    'inline-flex min-h-11 items-center gap-2 text-note font-semibold break-all text-brand-text hover:underline';
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      {call !== null && (
        <a href={call.href} className={style}>
          <Phone aria-hidden size={16} strokeWidth={1.75} />
          <span className="sr-only">Call {name}: </span>
          {call.text}
        </a>
      )}
      {phone !== null && call === null && <p className="py-2.5 text-note">Phone: {phone}</p>}
      {email !== null && (
        <a href={`mailto:${email}`} className={style}>
          <Mail aria-hidden size={16} strokeWidth={1.75} />
          <span className="sr-only">Email {name}: </span>
          {email}
        </a>
      )}
    </div>
  );
}
