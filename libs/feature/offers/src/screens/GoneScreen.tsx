import { PageHeading } from '@forecourt/chrome';
import { OfferCards } from '@forecourt/content-parts';
import type { CardOffer } from '@forecourt/site-content';
import { LinkButton } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';

/** The page of an offer that is over, or that was never here. */
export function GoneScreen({ offers }: { offers: readonly CardOffer[] }) {
  return (
    <div className="container-site pb-section">
      <PageHeading
        title="This offer has ended"
        text={offers.length > 0 ? 'These are on today.' : 'There is no other offer today.'}
        crumbs={[
          { name: 'Home', href: paths.home() },
          { name: 'Special offers', href: paths.offers() },
          { name: 'This offer has ended' },
        ]}
      >
        <LinkButton href={paths.offers()} variant="outline">
          All offers
        </LinkButton>
      </PageHeading>
      <OfferCards offers={offers} className="mt-8" />
    </div>
  );
}
