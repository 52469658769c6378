import { Announcement } from '../blocks/Announcement.tsx';
import { BottomBar } from '../blocks/BottomBar.tsx';
import { Documents } from '../blocks/Documents.tsx';
import { Popup } from '../blocks/Popup.tsx';
import { Share } from '../blocks/Share.tsx';
import { StickyHeader } from '../blocks/StickyHeader.tsx';
import { Views } from '../blocks/Views.tsx';
import { MissingNumber } from '../frame/MissingNumber.tsx';
import { RecordViewed } from '../frame/RecordViewed.tsx';
import type { VehicleBlockProps } from '../slots.ts';

export { Announcement, Views };

/** What a visitor takes along from the page: below the place, in the panel of the price. */
export function Tools({ url, ...props }: VehicleBlockProps & { url?: string }) {
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      <Documents {...props} />
      <Share {...props} url={url} />
    </div>
  );
}

/** What follows a visitor down the page. Nothing of it is in the HTML. */
export function Followers(props: VehicleBlockProps) {
  return (
    <>
      <StickyHeader {...props} />
      <BottomBar {...props} />
      <Popup {...props} />
      <RecordViewed car={props.car} />
      <MissingNumber car={props.car} />
    </>
  );
}
