import { Breadcrumb } from '@forecourt/chrome';
import { EmptyState, LinkButton } from '@forecourt/primitives';
import { phoneLink } from '@forecourt/phone';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';

/** The page while the search engine is down: its frame, the phone number, and an enquiry link. */
export function SearchDown({ heading }: { heading: string }) {
  const site = useSite();
  const phone = phoneLink(site.phones.main);
  return (
    <div className="container-site py-6 lg:pb-[88px]">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: heading }]} />
      <h1 className="mt-3 mb-6 text-h1">{heading}</h1>
      <EmptyState
        title="Search isn’t working right now"
        text="We can’t show our stock at the moment. It’s usually back within a minute. Until then, we’re happy to look for you."
      >
        <LinkButton href="">Try again</LinkButton>
        {phone && (
          <LinkButton href={phone.href} variant="outline">
            Call {phone.text}
          </LinkButton>
        )}
      </EmptyState>
    </div>
  );
}
