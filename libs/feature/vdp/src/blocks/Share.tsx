import { ToastRegion } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { ShareIcon } from '../frame/share-icons.tsx';
import { shareLinks } from '../logic/share-links.ts';
import type { ShareLink } from '../logic/share-links.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** Duration of the "Copied" message, milliseconds: on the button, and as a toast. */
const CONFIRMED_MS = { label: 1_500, toast: 3_000 };

/** Window features of the share popup. */
const WINDOW = 'popup,width=550,height=400';

/** Share links of the vehicle: plain links before hydration, then popup windows. */
export const Share = block('vdp.share', function Share({ car, url }) {
  const options = useFeatureOptions<typeof vdp>('vdp')?.frame;
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const confirmedMs = CONFIRMED_MS[options?.copied ?? 'label'];
  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied(null), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied, confirmedMs]);
  if (!options || options.share.length === 0) return null;
  const page = { url: url ?? paths.vehicle(car.slug), title: car.name };
  const toast = options.copied === 'toast';
  const ways = options.share.filter((way) => way !== 'whatsapp' || car.features?.instantMessage !== false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(page.url);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  }

  return (
    <div>
      <div className="flex items-center gap-x-2">
        <p aria-hidden className="text-small text-ink-2 max-sm:hidden">
          Share
        </p>
        <ul aria-label="Share this vehicle" className="flex flex-wrap items-center max-sm:-ml-3">
          {shareLinks(ways, page).map((link) => (
            <li key={link.way}>
              <a
                href={link.href}
                aria-label={`Share by ${link.name}`}
                {...(link.window && {
                  target: '_blank',
                  rel: 'noopener',
                  onClick: (event: MouseEvent) => openSmall(event, link, page),
                })}
                className="icon-button"
              >
                <ShareIcon way={link.way} />
              </a>
            </li>
          ))}
          {options.share.includes('copy') && (
            <li className="noscript:hidden">
              <button type="button" onClick={() => void copy()} className="icon-button w-auto gap-2 px-2.5">
                {copied === 'copied' && !toast ? (
                  <>
                    <Check aria-hidden size={20} strokeWidth={1.75} />
                    <span className="text-small font-semibold">Copied</span>
                  </>
                ) : (
                  <>
                    <Link2 aria-hidden size={20} strokeWidth={1.75} />
                    <span className="sr-only">Copy the address</span>
                  </>
                )}
              </button>
            </li>
          )}
        </ul>
      </div>
      {!toast && (
        <p role="status" className="sr-only">
          {copied === 'copied' ? 'Copied' : ''}
        </p>
      )}
      {copied === 'failed' && (
        <p role="alert" className="text-small">
          The address could not be copied. It is <span className="break-all select-all">{page.url}</span>
        </p>
      )}
      {toast && (
        <ToastRegion
          toast={copied === 'copied' ? { title: `Copied ${car.name} to your clipboard!` } : null}
          onDismiss={() => setCopied(null)}
        />
      )}
    </div>
  );
});

/** Opens a popup window, with the messaging host for this device. If it is blocked, the link is followed. */
function openSmall(event: MouseEvent, { way, href }: ShareLink, page: { url: string; title: string }): void {
  const desktop = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  const wanted = shareLinks([way], { ...page, desktop })[0]?.href ?? href;
  if (window.open(wanted, '_blank', WINDOW)) event.preventDefault();
}
