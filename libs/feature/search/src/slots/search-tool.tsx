import { lazyModule, useLazyModule } from '@forecourt/browser';
import { Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';

const searchDialog = lazyModule(() => import('../header/SearchDialog.tsx'));

/** What the search needs of the data of the root route. */
interface RootFacts {
  searchKey: string;
  now: string;
}

/**
 * The search icon of the header. It opens a box with suggestions, whose code loads on hover, focus or click; before hydration, without
 * that code and in a new tab it is a link to the search page.
 */
export default function SearchTool() {
  const site = useSite();
  const root = useRouteLoaderData<RootFacts>('root');
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { module: dialog, failed, load } = useLazyModule(searchDialog);
  const navigate = useNavigate();
  const now = useMemo(() => new Date(root?.now ?? 0), [root?.now]);
  const isAsked = openOn === key;
  useEffect(() => {
    if (failed && isAsked) void navigate(paths.stock());
  }, [failed, isAsked, navigate]);
  if (!hasPage(site, paths.stock())) return null;
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!root || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    load();
    setOpenOn(key);
  }
  return (
    <>
      {/* Phones of 320 pixels have no room beside the logo; the menu has the link too. */}
      <Link
        href={paths.stock()}
        className="icon-button max-[359px]:hidden"
        aria-label="Search stock"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <Search aria-hidden size={22} strokeWidth={1.75} />
      </Link>
      {dialog && root && (
        <dialog.SearchDialog
          open={isAsked}
          onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)}
          searchKey={root.searchKey}
          now={now}
        />
      )}
    </>
  );
}
