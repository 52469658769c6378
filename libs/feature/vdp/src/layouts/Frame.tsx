import { Announcement } from '../blocks/Announcement.tsx';
import { BottomBar } from '../blocks/BottomBar.tsx';
import { Documents } from '../blocks/Documents.tsx';
import { Popup } from '../blocks/Popup.tsx';
import { Share } from '../blocks/Share.tsx';
import { SlimBar } from '../blocks/SlimBar.tsx';
import { StickyHeader } from '../blocks/StickyHeader.tsx';
import { Views } from '../blocks/Views.tsx';
import { MissingNumber } from '../frame/MissingNumber.tsx';
import { RecordViewed } from '../frame/RecordViewed.tsx';
import { SlotList } from '../parts.ts';
import type { VehicleBlockProps } from '../slots.ts';

export { Announcement, Views };

/** Documents, share links and links to follow the vehicle: below the location, in the price panel. */
export function Tools({ url, ...props }: VehicleBlockProps & { url?: string }) {
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      <Documents {...props} />
      <Share {...props} url={url} />
      <SlotList id="vdp.follow" props={props} />
    </div>
  );
}

/** The bars and the popup. Only the slim bar is in the HTML: phones show it from the start. */
export function Followers(props: VehicleBlockProps) {
  return (
    <>
      <SlimBar {...props} />
      <StickyHeader {...props} />
      <BottomBar {...props} />
      <Popup {...props} />
      <RecordViewed car={props.car} />
      <MissingNumber car={props.car} />
    </>
  );
}
