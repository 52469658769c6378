import { isForSale } from '@forecourt/vehicle';
import { LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Crumbs } from '../blocks/Crumbs.tsx';
import { HighlightsLine } from '../blocks/Highlights.tsx';
import { Pictures } from '../blocks/Pictures.tsx';
import { Place } from '../blocks/Place.tsx';
import { ShowroomPrice } from '../blocks/Price.tsx';
import { ShowroomTitle } from '../blocks/Title.tsx';
import { Decision } from './Decision.tsx';
import type { LayoutProps } from './layout.ts';
import { ShowroomSections, ShowroomStory, Tools } from './lazy-lower.ts';

/**
 * The pictures across the whole window, as high as leaves room for the band below with name, price and the main action (on phones the
 * slim bar has it); then the story and a panel.
 */
export function ShowroomLayout({ crumbs, media, figures, ...props }: LayoutProps) {
  const { car } = props;
  const canAsk = hasPage(useSite(), paths.enquire(car.slug));
  return (
    <>
      <div className="container-site py-4">
        <Crumbs {...props} crumbs={crumbs} />
      </div>
      <Pictures {...props} media={media} />
      <div className="border-b border-line bg-surface">
        <div className="container-site flex flex-col gap-x-10 gap-y-5 py-8 md:flex-row md:items-end md:justify-between">
          <div>
            <ShowroomTitle {...props} />
            <HighlightsLine {...props} />
          </div>
          {car.status !== 'sold' && (
            <div className="flex flex-col gap-4 md:items-end">
              {isForSale(car) && <ShowroomPrice {...props} />}
              {canAsk && (
                <LinkButton href={paths.enquire(car.slug)} className="max-md:hidden">
                  Enquire now
                </LinkButton>
              )}
            </div>
          )}
        </div>
      </div>
      <div className="container-site py-section">
        <div className="grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_440px]">
          <aside aria-label="Price and contact" className="lg:order-2">
            <div className="border border-line bg-surface p-panel lg:sticky lg:top-24 lg:p-9">
              <Decision {...props} />
              <div className="mt-6 border-t border-line pt-6">
                <Place {...props} />
                <Tools {...props} />
              </div>
            </div>
          </aside>
          <div className="grid min-w-0 grid-cols-1 content-start gap-12 lg:gap-16">
            <ShowroomStory {...props} figures={figures} />
          </div>
        </div>
      </div>
      <ShowroomSections {...props} />
    </>
  );
}
