import { useFeatureOptions } from '@forecourt/site-config/react';
import { ClassicLayout } from './layouts/ClassicLayout.tsx';
import { GroupLayout } from './layouts/GroupLayout.tsx';
import { ShowroomLayout } from './layouts/ShowroomLayout.tsx';
import type { LayoutProps } from './layouts/layout.ts';
import { Announcement, Followers } from './layouts/lazy-lower.ts';
import type { vdp } from './manifest.ts';

const layouts = { classic: ClassicLayout, group: GroupLayout, showroom: ShowroomLayout };

/** The vehicle page, in the layout of the dealer's template. Words longer than a line are broken. */
export function VehicleScreen(props: LayoutProps) {
  const Layout = layouts[useFeatureOptions<typeof vdp>('vdp')?.layout ?? 'classic'];
  const { car, now } = props;
  return (
    <div className="wrap-anywhere">
      <Announcement car={car} now={now} />
      <Layout {...props} />
      <Followers car={car} now={now} />
    </div>
  );
}
