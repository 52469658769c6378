import { Dialog, LinkButton } from '@forecourt/primitives';
import type { FrameOptions } from '../frame-options.ts';

/**
 * A promotion in a dialog, at most 600 pixels wide and 80 % of the window high. Closing it in any way dismisses it. A
 * text without a link gets the focus, so that it can be scrolled by keyboard.
 */
export function PopupDialog({
  title,
  text,
  link,
  onDismiss,
}: NonNullable<FrameOptions['popup']> & { onDismiss: () => void }) {
  return (
    <Dialog open onOpenChange={onDismiss} title={title} layout="sheet">
      <div
        {...(!link && { tabIndex: 0, role: 'region', 'aria-label': title })}
        className="grid gap-5 px-5 py-6 md:px-8"
      >
        <p className="whitespace-pre-line text-ink-2">{text}</p>
        {link && (
          <LinkButton href={link.url} onClick={onDismiss} className="justify-self-start">
            {link.name}
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}
