import { Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { Heart } from 'lucide-react';
import type { garage } from '../manifest.ts';
import { useSavedIds } from '../save/use-saved-ids.ts';

/** The link to the saved vehicles in the header, with their number. The number is only in the browser, over the icon: nothing moves. */
export default function SavedCount() {
  const { slug } = useSite();
  const options = useFeatureOptions<typeof garage>('garage');
  const count = useSavedIds(slug, options?.storage).size;
  if (!options) return null;
  return (
    <Link
      href={paths.watchlist()}
      className="icon-button relative"
      data-saved-count
      aria-label={count === 0 ? options.name : `${options.name}, ${count} saved`}
    >
      <Heart aria-hidden size={22} strokeWidth={1.75} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-round bg-brand px-1 text-[11px]/none font-bold text-on-brand tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
