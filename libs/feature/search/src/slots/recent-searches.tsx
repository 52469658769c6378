import { useStored } from '@forecourt/browser';
import { Button, Link, Section, SectionHeading } from '@forecourt/primitives';
import { forgetSearches, RECENT_SEARCHES } from '@forecourt/search-client/recent';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useRef, useState } from 'react';

/**
 * The visitor's recent searches, which are only in this browser, the latest first, with a button that deletes them. Nothing on the server, during
 * hydration and without one.
 */
export default function RecentSearches() {
  const { slug } = useSite();
  const searches = useStored(slug, RECENT_SEARCHES);
  const [isCleared, setIsCleared] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCleared) said.current?.focus(); // the focused button was removed
  }, [isCleared]);
  if (searches.length === 0 && !isCleared) return null;
  return (
    <Section label="Recent searches">
      <SectionHeading title="Recent searches" />
      {searches.length === 0 ? (
        <p ref={said} role="status" tabIndex={-1} className="text-body text-ink-2">
          Your recent searches are cleared.
        </p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-6">
            {searches.map(({ text, url }) => (
              <li key={text}>
                <Link
                  href={url}
                  className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand-text hover:underline"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-ink-2">Kept on this device only.</p>
          <Button
            variant="outline"
            size="small"
            className="mt-4"
            onClick={() => {
              forgetSearches(slug);
              setIsCleared(true);
            }}
          >
            Clear recent searches
          </Button>
        </>
      )}
    </Section>
  );
}
