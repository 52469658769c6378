import { buttonStyle } from '@forecourt/primitives';
import type { ButtonSize, ButtonVariant } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import type { EnquiryTopic } from '../logic/enquiry-topic.ts';
import { isAvailable } from '../logic/is-available.ts';
import { loadLive } from './load-live.ts';
import type { Live } from './load-live.ts';

export interface EnquiryButtonProps {
  car: EnquiryCar;
  text: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

interface Opened {
  EnquiryDialog: Live['EnquiryDialog'];
  topic: EnquiryTopic;
  now: Date;
}

/**
 * Asks about a vehicle: a link to the enquiry page before any script, and the same form in a dialog after. The dialog's code is
 * fetched when the visitor turns to the button; where that fails, the link is followed after all.
 */
export function EnquiryButton({ car, text, variant = 'filled', size = 'large' }: EnquiryButtonProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [open, setOpen] = useState(false);
  const href = paths.enquire(car.slug);

  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.focus(); // Safari does not by itself, and the focus comes back here
    const now = new Date();
    loadLive().then(
      ({ EnquiryDialog }) => {
        setOpened({ EnquiryDialog, topic: enquiryTopic(car, now), now });
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  }

  return (
    <>
      <a
        href={href}
        className={buttonStyle(variant, size, 'w-full')}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {text}{' '}
        <span className="sr-only">
          {isAvailable(car) ? 'about' : 'to'} {car.name}
        </span>
      </a>
      {opened && (
        <opened.EnquiryDialog
          car={car}
          topic={opened.topic}
          now={opened.now}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

function prepare() {
  loadLive().catch(() => undefined); // a click tries again, and then says what to do
}
