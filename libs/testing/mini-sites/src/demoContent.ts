import {
  brandFields,
  faqFields,
  noContent,
  offerFields,
  pageFields,
  personFields,
  postFields,
} from '@forecourt/site-content';
import type {
  Brand,
  ContentOffer,
  ContentPage,
  ContentPart,
  Faq,
  Person,
  Post,
  SiteContent,
} from '@forecourt/site-content';

const entry = (body: readonly ContentPart[]) => ({ file: 'content/demo.md', body });
const words = (html: string): ContentPart[] => [{ kind: 'text', html }];

/** An offer with these values of its front matter. */
export function demoOffer(
  values: Record<string, unknown> = {},
  description = 'From $41,990 drive away, with the balance of the new-car warranty.',
): ContentOffer {
  const { image, ...fields } = offerFields.parse({
    id: 701,
    name: 'RAV4 demo clearance',
    category: 'Vehicle offer',
    image: '/pictures/yard/suv-white.webp',
    manufacturer: { name: 'Toyota', slug: 'toyota' },
    model: { name: 'RAV4', slug: 'rav4' },
    disclaimer: 'Private buyers only.',
    ...values,
  });
  return {
    ...fields,
    ...entry(words(`<p>${description}</p>`)),
    description,
    sanitized_description: description,
    image_url: image,
    image_or_model_image: image,
  };
}

/** A post with these values of its front matter. */
export function demoPost(
  values: Record<string, unknown> = {},
  body = words('<p>Weigh the van first.</p>'),
): Post {
  const { slug = 'towing-a-caravan', ...fields } = values;
  return {
    ...postFields.parse({
      title: 'Towing a caravan',
      summary: 'What to weigh before you leave.',
      start: '2026-11-02',
      category: 'motoring-tips',
      image: '/pictures/caravan/white-front34.webp',
      ...fields,
    }),
    ...entry(body),
    slug: String(slug),
    minutes: 4,
  };
}

/** A brand with these values of its front matter. */
export function demoBrand(
  values: Record<string, unknown> = {},
  body = words('<p>Petrol, hybrid and electric side by side.</p>'),
): Brand {
  const { slug = 'kia', ...fields } = values;
  const brand = {
    title: 'Kia',
    description: 'New, demo and used.',
    imageBannerSrc: '/pictures/yard/suv-silver.webp',
  };
  return { ...brandFields.parse({ ...brand, ...fields }), ...entry(body), slug: String(slug) };
}

/** A page with these values of its front matter. */
export function demoPage(
  values: Record<string, unknown> = {},
  body = words('<p>Three years.</p>'),
): ContentPage {
  const { path = '/warranty', ...fields } = values;
  return { ...pageFields.parse({ title: 'Warranty', ...fields }), ...entry(body), path: String(path) };
}

/** A person with these values of its front matter. */
export function demoPerson(values: Record<string, unknown> = {}, body: readonly ContentPart[] = []): Person {
  return { ...personFields.parse({ name: 'Priya Nair', role: 'Sales manager', ...values }), ...entry(body) };
}

/** A question with these values of its front matter. */
export function demoFaq(
  values: Record<string, unknown> = {},
  body = words('<p>Yes. We value it while you wait.</p>'),
): Faq {
  const { slug = 'trade-in', ...fields } = values;
  return {
    ...faqFields.parse({ question: 'Can I trade in my car?', ...fields }),
    ...entry(body),
    slug: String(slug),
  };
}

/** The content of a site: what is given, and nothing else. */
export function demoContent(content: Partial<SiteContent>): SiteContent {
  return { ...noContent, ...content };
}
