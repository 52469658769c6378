import { Crumbs } from '../blocks/Crumbs.tsx';
import { Highlights } from '../blocks/Highlights.tsx';
import { Pictures } from '../blocks/Pictures.tsx';
import { Place } from '../blocks/Place.tsx';
import { Price } from '../blocks/Price.tsx';
import { WideTitle } from '../blocks/Title.tsx';
import { Decision } from './Decision.tsx';
import type { LayoutProps } from './layout.ts';
import { Sections, Story, Tools } from './lazy-lower.ts';

/** The name across the page; at the right a panel that ends with the dealership, because a group has many. */
export function GroupLayout({ crumbs, media, figures, ...props }: LayoutProps) {
  return (
    <>
      <div className="container-site pt-4 lg:pt-6">
        <Crumbs {...props} crumbs={crumbs} />
        <div className="mt-3 mb-6">
          <WideTitle {...props} />
        </div>
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_416px] lg:grid-rows-[auto_1fr]">
          <div className="-mx-4 min-w-0 md:mx-0">
            <Pictures {...props} media={media} />
          </div>
          <aside aria-label="Price and contact" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="flex flex-col rounded-card border border-line lg:sticky lg:top-24">
              <div className="p-4 sm:p-panel">
                <Decision
                  {...props}
                  price={
                    <>
                      <Price {...props} />
                      <Highlights {...props} />
                    </>
                  }
                />
                <Tools {...props} />
              </div>
              {/* Last: price and actions belong to the first view of the page. */}
              <div className="rounded-b-card bg-sunken p-4 sm:p-panel">
                <Place {...props} />
              </div>
            </div>
          </aside>
          <div className="grid min-w-0 grid-cols-1 content-start gap-10 lg:gap-14">
            <Story {...props} figures={figures} />
          </div>
        </div>
      </div>
      <Sections {...props} />
    </>
  );
}
