import { Crumbs } from '../blocks/Crumbs.tsx';
import { Highlights } from '../blocks/Highlights.tsx';
import { Pictures } from '../blocks/Pictures.tsx';
import { Place } from '../blocks/Place.tsx';
import { Price } from '../blocks/Price.tsx';
import { Title } from '../blocks/Title.tsx';
import { Decision } from './Decision.tsx';
import type { LayoutProps } from './layout.ts';
import { Sections, Story, Tools } from './lazy-lower.ts';

/** Pictures and story on the left; name, price and actions in a sticky column on the right. */
export function ClassicLayout({ crumbs, media, figures, ...props }: LayoutProps) {
  return (
    <>
      <div className="container-site pt-4 lg:pt-6">
        <Crumbs {...props} crumbs={crumbs} />
        <div className="mt-3 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_408px] lg:grid-rows-[auto_1fr]">
          <div className="-mx-4 min-w-0 md:mx-0">
            <Pictures {...props} media={media} />
          </div>
          <aside aria-label="Price and contact" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-24">
              <Title {...props} />
              <Decision
                {...props}
                price={
                  <>
                    <div className="mt-5">
                      <Price {...props} />
                    </div>
                    <Highlights {...props} />
                  </>
                }
              />
              <div className="mt-5 border-t border-line pt-5">
                <Place {...props} />
                <Tools {...props} />
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
