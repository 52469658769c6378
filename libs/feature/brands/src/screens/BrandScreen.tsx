import { Breadcrumb } from '@forecourt/chrome';
import { ContentBody } from '@forecourt/content-parts';
import { StockRow } from '@forecourt/vehicle-card';
import { Picture } from '@forecourt/media';
import { paths } from '@forecourt/site-config';
import { LinkButton } from '@forecourt/primitives';
import type { BrandPage } from '../logic/load-brand.ts';

/** The page of a brand: its name beside its picture, what the dealer says about it, and its newest vehicles. */
export function BrandScreen({ page, now }: { page: Omit<BrandPage, 'head' | 'now'>; now: Date }) {
  const { title, logoSrc, imageBannerSrc, description, parts, strips, stock, crumbs } = page;
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-center gap-8 md:grid-cols-2 lg:gap-14">
        <div className={imageBannerSrc === null ? 'md:col-span-2' : ''}>
          {logoSrc !== null && <img src={logoSrc} alt="" height={48} className="mb-5 h-12" />}
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 max-w-reading text-lead text-ink-2">{description}</p>
        </div>
        {imageBannerSrc !== null && (
          <Picture
            src={imageBannerSrc}
            alt=""
            width={640}
            sizes="(width >= 768px) 50vw, 100vw"
            priority
            className="rounded-media"
          />
        )}
      </div>
      <div className="mt-8">
        <ContentBody parts={parts} strips={strips} Stock={StockRow} now={now} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {stock && stock.vehicles.length > 0 && <LinkButton href={stock.href}>See all {title}</LinkButton>}
        <LinkButton href={paths.brands()} variant="outline">
          All brands
        </LinkButton>
      </div>
      {stock && (
        <div className="mt-14 lg:mt-22">
          <StockRow title={`${title} in stock`} strip={stock} now={now} />
        </div>
      )}
    </div>
  );
}
