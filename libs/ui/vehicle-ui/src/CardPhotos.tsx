import { isCalm, Picture } from '@forecourt/media';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export interface CardPhotosProps {
  /** The row that scrolls; it already holds the first picture. */
  track: HTMLElement;
  /** The vehicle's name, for the labels of the buttons. */
  name: string;
  /** The number of pictures, at least 2. */
  count: number;
  /** The URL of the first picture. */
  first: string | null;
  /** Requests the URLs of all pictures. */
  photos: () => Promise<readonly string[]>;
  /** A touch loaded this part: a swipe is likely, so the URLs are requested at once. */
  touched: boolean;
  standIn: string;
  /** The `sizes` attribute of the pictures. */
  sizes: string;
}

/**
 * The other pictures of a card, with buttons for the mouse and a count. The URLs are requested on a touch or at the first move; a
 * picture is loaded when the one before it is in view. Arrow keys work while the focus is in the card, so the buttons are no
 * tab stops.
 */
export function CardPhotos({ track, name, count, first, photos, touched, standIn, sizes }: CardPhotosProps) {
  const [urls, setUrls] = useState<readonly string[] | 'failed' | null>(null);
  const [shown, setShown] = useState(0);
  /** The highest index in view so far; -1 before the first move. */
  const [reached, setReached] = useState(-1);
  const requested = useRef(false);
  const others = urls === 'failed' ? [null] : (urls ?? Array.from({ length: count - 1 }, () => null));
  const total = others.length + 1;

  const request = useEffectEvent(() => {
    if (requested.current) return;
    requested.current = true;
    photos().then(
      (all) => setUrls(all.filter((url) => url !== first)),
      () => {
        requested.current = false;
        setUrls('failed');
      },
    );
  });
  const moveTo = useEffectEvent((index: number) => {
    request();
    setShown(index);
    setReached((before) => Math.max(before, index));
  });
  const goTo = (index: number) => {
    if (index < 0 || index >= total) return;
    track.scrollTo({ left: index * track.clientWidth, behavior: isCalm() ? 'instant' : 'smooth' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = isForCard(event) ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    goTo(shown + step);
  });

  // A layout effect: the row listens as soon as its buttons are shown.
  useLayoutEffect(() => {
    const card = track.closest('article');
    const read = () => moveTo(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
    const key = (event: KeyboardEvent) => onKey(event);
    track.addEventListener('scroll', read, { passive: true });
    card?.addEventListener('keydown', key);
    if (track.scrollLeft > 0) read();
    else if (touched) request();
    return () => {
      track.removeEventListener('scroll', read);
      card?.removeEventListener('keydown', key);
    };
  }, [track, touched]);

  const counts = reached >= 0 && urls !== 'failed';
  return (
    <>
      {createPortal(
        others.map((url, index) => (
          <span key={index} className="card-photo">
            {url !== null && index <= reached && (
              <Picture src={url} alt="" standIn={standIn} width={416} sizes={sizes} priority="second" />
            )}
            {urls === 'failed' && 'Photos can’t be shown right now.'}
          </span>
        )),
        track,
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Previous photo of ${name}`}
        disabled={shown === 0}
        onClick={() => goTo(shown - 1)}
        className="float-button card-arrow left-2.5"
      >
        <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Next photo of ${name}`}
        disabled={shown >= total - 1}
        onClick={() => goTo(shown + 1)}
        className="float-button card-arrow right-2.5"
      >
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <span aria-live="polite" aria-atomic className={counts ? 'photo-at photo-count' : 'photo-at'}>
        {counts && (
          <>
            <span className="sr-only">Photo </span>
            {shown + 1} of {total}
          </>
        )}
      </span>
    </>
  );
}

/** False for combinations with other keys, and in fields and dialogs of the card, which have arrow keys of their own. */
function isForCard({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.matches('a, button') && !target.closest('dialog');
}
