import { locationName } from '@forecourt/location';
import { escapeXml } from '@forecourt/values';
import { cardOffer } from './cardOffer.ts';
import type { CardOffer } from './cardOffer.ts';
import type { ContentPart } from './contentPart.ts';
import type { Person, SiteContent } from './siteContent.ts';

/** What a card shows of a person. */
export interface PersonCard extends Pick<Person, 'name' | 'role' | 'image' | 'phone' | 'email'> {
  /** The place where they work; null if the site has one alone, or they work at several. */
  place: string | null;
  /** Sanitised HTML; empty for none. */
  html: string;
}

/** A piece of a text as a page shows it: the blocks of people, questions and offers have what they choose. */
export type ShownPart =
  | Exclude<ContentPart, { kind: 'people' | 'faqs' | 'offer' }>
  | { kind: 'offer'; offer: CardOffer }
  | { kind: 'staff'; title: string; people: readonly PersonCard[] };

/**
 * The parts of a text with the people, questions and offers that their blocks choose. A block that chooses nothing is left out.
 *
 * @param locations of the site, from `namedPlaces`.
 */
export function shownParts(
  parts: readonly ContentPart[],
  content: Pick<SiteContent, 'people' | 'faqs' | 'offers'>,
  locations: readonly { id: number; name: string }[],
): ShownPart[] {
  return parts.flatMap((part): ShownPart[] => {
    if (part.kind === 'people') {
      const people = chosenPeople(content, part.location).map((person) => personCard(person, locations));
      return people.length === 0 ? [] : [{ kind: 'staff', title: part.title, people }];
    }
    if (part.kind === 'offer') {
      const offer = content.offers.find(({ id }) => id === part.id);
      return offer ? [{ kind: 'offer', offer: cardOffer(offer) }] : [];
    }
    if (part.kind !== 'faqs') return [part];
    const items = chosenFaqs(content, part.topic).map(({ question, body }) => ({
      title: question,
      href: null,
      html: htmlOf(body),
    }));
    if (items.length === 0) return [];
    const heading =
      part.title === '' ? [] : [{ kind: 'text' as const, html: `<h2>${escapeXml(part.title)}</h2>` }];
    return [...heading, { kind: 'questions', items }];
  });
}

/** The locations of a site by the names that its pages give them. */
export function namedPlaces(
  site: Parameters<typeof locationName>[0] & {
    locations: readonly (Parameters<typeof locationName>[1] & { id: number })[];
  },
): { id: number; name: string }[] {
  return site.locations.map((place) => ({ id: place.id, name: locationName(site, place) }));
}

/** The people of a place, in their order; all of them for null. */
export function chosenPeople({ people }: Pick<SiteContent, 'people'>, location: number | null): Person[] {
  return people.filter((person) => location === null || person.location === location);
}

/** The questions about a topic, in their order; all of them for null. */
export function chosenFaqs({ faqs }: Pick<SiteContent, 'faqs'>, topic: string | null) {
  return faqs.filter((faq) => topic === null || faq.topic === topic);
}

/**
 * What a card shows of a person.
 *
 * @param locations the places that are told apart; the place of a person is not named if there is one alone, or none.
 */
export function personCard(
  { name, role, image, phone, email, location, body }: Person,
  locations: readonly { id: number; name: string }[],
): PersonCard {
  const place = locations.length > 1 ? locations.find(({ id }) => id === location)?.name : undefined;
  return { name, role, image, phone, email, place: place ?? null, html: htmlOf(body) };
}

/** The running text of an entry: what is not text is for pages. */
export function htmlOf(body: readonly ContentPart[]): string {
  return body.flatMap((part) => (part.kind === 'text' || part.kind === 'note' ? [part.html] : [])).join('\n');
}
