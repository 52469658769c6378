import { isForSale } from '@forecourt/vehicle';
import { buttonStyle } from '@forecourt/primitives';
import type { ButtonSize, ButtonVariant } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { EnquiryAbout } from '../logic/enquiry-about.ts';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import type { enquiry } from '../manifest.ts';
import { loadDialog, loadTimes } from './load-live.ts';
import type { LiveDialog } from './load-live.ts';

export interface EnquiryButtonProps {
  car: EnquiryCar;
  text: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
  /** The kind of enquiry, such as a test drive. Default: a plain enquiry. */
  about?: EnquiryAbout;
  /** The loan chosen on the page, as a query, for a finance enquiry. */
  loan?: string;
  /** The link without the dialog. Default: the enquiry page. */
  href?: string;
}

interface Opened extends Pick<LiveDialog, 'EnquiryDialog'> {
  Times: Awaited<ReturnType<typeof loadTimes>> | null;
  topic: EnquiryTopic;
  now: Date;
}

/**
 * The enquiry button of a vehicle: a link to the enquiry page before hydration, then the same form in a dialog. The
 * dialog's code loads on hover or focus; if loading fails, the link is followed.
 */
export function EnquiryButton({
  car,
  text,
  variant = 'filled',
  size = 'large',
  className = 'w-full',
  about,
  loan,
  href = paths.enquire(car.slug, about),
}: EnquiryButtonProps) {
  const depositDollars = useFeatureOptions<typeof enquiry>('enquiry')?.reserveDepositDollars;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [open, setOpen] = useState(false);

  /** Loads the dialog before a press; a press retries, and follows the link if that fails. */
  const prepare = () => void load(about).catch(() => undefined);

  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.focus(); // Safari does not focus a clicked link; the dialog returns the focus to it
    const now = new Date();
    load(about).then(
      ([{ EnquiryDialog, enquiryTopic }, Times]) => {
        setOpened({
          ...{ EnquiryDialog, Times },
          topic: enquiryTopic(car, now, { about: about ?? null, depositDollars }),
          now,
        });
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  }

  return (
    <>
      <a
        href={href}
        className={buttonStyle(variant, size, className)}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {text}{' '}
        <span className="sr-only">
          {relation(car, about)} {car.name}
        </span>
      </a>
      {opened && (
        <opened.EnquiryDialog
          car={car}
          topic={opened.topic}
          loan={loan}
          now={opened.now}
          Times={opened.Times}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

/** "Enquire now about a car", "Book test drive for it", "Request photos of it", "Find me something similar to it". */
function relation(car: EnquiryCar, about: EnquiryAbout | undefined): string {
  if (!isForSale(car)) return 'to';
  if (about === 'photos') return 'of';
  return about === undefined ? 'about' : 'for';
}

/** The code of the dialog, and of the time picker where the form has one. */
const load = (about: EnquiryAbout | undefined) =>
  Promise.all([loadDialog(), about === 'test-drive' ? loadTimes() : null]);
