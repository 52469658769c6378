import { SceneBand, StockSearchForm } from '@forecourt/chrome';
import { phoneLink } from '@forecourt/phone';
import { LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { stockWord } from '@forecourt/vehicle';
import { SlotList } from './parts.ts';

/** What a page says that failed. */
const FAILED = {
  title: 'This page could not be shown.',
  text: 'The problem is on our side, and we’ve made a note of it. Try again in a moment, or give us a call.',
};

/** What it says when it refused what was posted to it: a form that was cut off on its way, is too large, or is not a form. */
const REFUSED = {
  title: 'We couldn’t read what was sent.',
  text: 'Nothing has reached us. Go back to the form and send it again, or give us a call.',
};

/** The statuses of a post that was refused. */
const REFUSED_STATUSES = [400, 405, 413, 415];

/** What it says to a visitor who has asked for more pages than the host allows in a minute. */
const BUSY = { title: 'Too many pages at once.', text: 'Wait a minute, then try again, or give us a call.' };

/**
 * A page that does not exist, that failed, that the visitor must wait for, or that refused a post: the dealer's scene and words, three
 * links and the phone number.
 */
export function ErrorPage({ status }: { status: number }) {
  const site = useSite();
  const missing = status === 404;
  const busy = status === 429;
  const failure = busy ? BUSY : REFUSED_STATUSES.includes(status) ? REFUSED : FAILED;
  const phone = phoneLink(site.phones.main);
  return (
    <>
      <title>{`${missing ? 'Page not found' : 'Something went wrong'} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {site.brand.scene && <SceneBand {...site.brand.scene} place="page" />}
      <div className="container-site py-10 lg:py-16">
        <p className="text-[15px] font-semibold text-ink-3">
          {missing ? 'Page not found' : 'Something went wrong'}
        </p>
        <h1 className="mt-2 max-w-[20ch] text-[30px]/[33px] md:text-[40px]/[44px]">
          {missing
            ? (site.words.missingTitle ??
              `This page is not here, but the ${stockWord(site.stock.itemTypes)}s are.`)
            : failure.title}
        </h1>
        <p className="mt-4 max-w-[56ch] text-[18px]/[28px] text-ink-2">
          {missing
            ? (site.words.missingText ??
              'The link may be old, or the vehicle sold. Search our stock, or tell us what you’re looking for.')
            : failure.text}
        </p>
        {missing && hasPage(site, paths.stock()) && (
          <StockSearchForm action={paths.stock()} hint={site.words.searchBox} />
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {/* Empty: a full load of the address that is open. */}
          {busy && <LinkButton href="">Try again</LinkButton>}
          {hasPage(site, paths.stock()) && (
            <LinkButton href={paths.stock()} variant="outline">
              See all stock
            </LinkButton>
          )}
          <LinkButton href={paths.home()} variant="outline">
            Home
          </LinkButton>
          {phone && (
            <LinkButton href={phone.href} variant="text">
              Call {phone.text}
            </LinkButton>
          )}
        </div>
        <SlotList id="site.not-found" props={{}} />
      </div>
    </>
  );
}
