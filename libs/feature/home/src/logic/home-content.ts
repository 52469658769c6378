import { cardPost } from '@forecourt/content-parts';
import { cardOffer } from '@forecourt/site-content';
import type { CardPost } from '@forecourt/content-parts';
import type { CardOffer } from '@forecourt/site-content';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import type { HomeSection } from '../section-schema.ts';

/** The offers and posts of the home page. */
export interface HomeContent {
  offers: readonly CardOffer[];
  posts: readonly CardPost[];
}

/** As many offers and posts as the sections show. */
export function homeContent(
  services: Pick<SiteServices, 'content'>,
  sections: readonly HomeSection[],
): HomeContent {
  const { offers, posts } = contentOf(services);
  const most = (type: 'offers' | 'posts') =>
    Math.max(0, ...sections.map((section) => (section.type === type ? section.count : 0)));
  return {
    offers: offers.slice(0, most('offers')).map(cardOffer),
    posts: posts.slice(0, most('posts')).map(cardPost),
  };
}
