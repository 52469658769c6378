import { RecentlyViewed } from '../viewed/RecentlyViewed.tsx';

/** The recently viewed vehicles, on another page than that of a vehicle. */
export default function RecentlyViewedOnPage() {
  return <RecentlyViewed />;
}
