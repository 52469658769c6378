import { Breadcrumb } from '@forecourt/chrome';
import { ContentBody, Expandable } from '@forecourt/content-parts';
import { StockRow } from '@forecourt/vehicle-card';
import { Picture } from '@forecourt/media';
import { LinkButton } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { longDate } from '@forecourt/values';
import type { OfferPage } from '../logic/load-offer.ts';

/** The page of one offer: picture, text, last day and conditions, and the vehicles that it is about. */
export function OfferScreen({
  page: { offer, parts, strips, stock, crumbs, enquireHref },
  now,
}: {
  page: Omit<OfferPage, 'head' | 'now'>;
  now: Date;
}) {
  const { name, category, image_or_model_image: image, imageAlt, expiry, texts } = offer;
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <Picture
          src={image}
          alt={imageAlt}
          width={640}
          sizes="(width >= 1024px) 50vw, 100vw"
          priority
          className="rounded-media"
        />
        <div>
          {category && <p className="text-[15px]/[22px] font-semibold text-brand-text">{category}</p>}
          <h1 className="mt-2 text-h1">{name}</h1>
          <div className="mt-4">
            <ContentBody parts={parts} strips={strips} Stock={StockRow} now={now} />
          </div>
          {expiry && (
            <p className="mt-4 text-[15px]/[24px] font-semibold">
              Ends <time dateTime={expiry}>{longDate(expiry)}</time>
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            {enquireHref && <LinkButton href={enquireHref}>Enquire now</LinkButton>}
            <LinkButton href={paths.offers()} variant="outline">
              All offers
            </LinkButton>
          </div>
          <Expandable
            text={texts.disclaimer}
            of={`the conditions of ${name}`}
            className="mt-6 max-w-reading text-[13px]/[19px] text-ink-3"
          />
        </div>
      </div>
      {stock && (
        <div className="mt-14 lg:mt-22">
          <StockRow title={stock.title} strip={stock.strip} now={now} />
        </div>
      )}
    </div>
  );
}
