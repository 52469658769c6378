import { Breadcrumb } from '@forecourt/chrome';
import { ContentBody } from '@forecourt/content-parts';
import { StockRow } from '@forecourt/vehicle-card';
import { Picture } from '@forecourt/media';
import { Prose } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { ReactNode } from 'react';
import { SlotList } from '../parts.ts';
import type { PageData } from '../logic/load-content-page.ts';

/** The form of a text, which the feature of enquiries fills in. */
function TextForm({ title }: { title: string }) {
  return <SlotList id="content.form" props={{ title }} />;
}

/** A page of text: heading and lead paragraph, beside its picture if it has one, then its text. */
export function PageScreen({
  page: { title, intro, image, imageAlt, parts, strips, sale },
  now,
  children,
}: {
  page: Omit<PageData, 'kind' | 'head' | 'now'>;
  now: Date;
  /** What the platform adds below the text. */
  children?: ReactNode;
}) {
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: title }]} />
      <div className="mt-6 grid items-center gap-8 md:grid-cols-2 lg:gap-14">
        <div className={image === null ? 'md:col-span-2' : ''}>
          <h1 className="text-h1">{title}</h1>
          {sale && <p className="mt-3 font-semibold text-brand-text">{sale.text}</p>}
          {intro && <p className="mt-4 max-w-reading text-lead text-ink-2">{intro}</p>}
        </div>
        {image !== null && (
          <Picture
            src={image}
            alt={imageAlt}
            width={640}
            sizes="(width >= 768px) 50vw, 100vw"
            priority
            className="rounded-media"
          />
        )}
      </div>
      <div className="mt-8 lg:mt-12">
        <ContentBody parts={parts} strips={strips} Stock={StockRow} Form={TextForm} now={now} />
      </div>
      {children && <Prose className="mt-8">{children}</Prose>}
    </div>
  );
}
