import { PageHead, PageMenu } from '@forecourt/desk-ui';
import { useDealership } from '../hooks/useDealership.ts';
import { pagesOf } from '../logic/deskPages.ts';

/** All pages: on a phone the way to those that its bar has no room for. */
export function MoreScreen() {
  const { site, site_name, role } = useDealership();
  return (
    <>
      <title>{`More · ${site_name} · Desk`}</title>
      <PageHead title="More" />
      <PageMenu
        pages={pagesOf(role).map(({ path, name, text }) => ({ name, text, href: `/${site}/${path}` }))}
      />
    </>
  );
}
