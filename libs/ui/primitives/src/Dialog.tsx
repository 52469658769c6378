import { useBackCloses } from '@forecourt/browser';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** A modal dialog and what opens and closes it. */
export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** `wide` leaves room for a picture; `sheet` comes from the bottom on phones, at most 80 % of the window high. */
  layout?: 'normal' | 'wide' | 'sheet';
  /** Content beside the body on wide screens and above it on phones: a vehicle's picture, name and price. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog with a focus trap: Escape and the browser's Back close it, the focus returns to the opener, the page behind does not
 * scroll. Full screen on phones; in a window that is not high enough the title scrolls with the content.
 *
 * It has its own backdrop: Radix's overlay adds a style element to the page, which the content security policy forbids.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Content {...props} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function Content({ title, description, layout = 'normal', aside, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Content
      {...(description ? {} : { 'aria-describedby': undefined })}
      aria-modal
      onOpenAutoFocus={() => {
        opener.current = document.activeElement;
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      }}
      className={clsx(
        'fixed z-(--z-dialog) flex flex-col overflow-hidden bg-surface text-ink shadow-overlay focus:outline-none short:overflow-y-auto',
        layout === 'sheet' ? 'inset-x-0 bottom-0 max-h-[80dvh] rounded-t-card' : 'inset-0',
        'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[80vh] md:w-[calc(100vw-64px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-card',
        layout === 'wide' ? 'md:max-w-[980px]' : 'md:max-w-[600px]',
        aside && 'md:grid md:grid-cols-[minmax(0,38.8%)_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <div
        className={clsx(
          'flex shrink-0 items-start gap-4 px-5 py-4 md:px-8',
          aside ? 'border-b border-line md:border-0 md:pt-7 md:pb-4' : 'border-b border-line md:py-5',
        )}
      >
        <div className="min-w-0 flex-1">
          <Radix.Title className="text-[22px]/[32px] md:text-[28px]/[34px]">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-[15px]/[22px] text-ink-2">
              {description}
            </Radix.Description>
          )}
        </div>
        <Radix.Close className="icon-button -my-1.5 -mr-3 shrink-0" aria-label="Close">
          <X aria-hidden size={22} strokeWidth={1.75} />
        </Radix.Close>
      </div>
      {aside && <div className="shrink-0 md:order-first md:row-span-2 md:min-h-0">{aside}</div>}
      <div className="min-h-0 flex-1 scroll-pb-28 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible">
        {children}
      </div>
    </Radix.Content>
  );
}

/** The backdrop, with a scroll lock for the page. The page keeps its width when its scroll bar is hidden. */
function Backdrop() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.classList.contains('overflow-hidden')) return;
    const scrollBar = window.innerWidth - page.clientWidth;
    page.classList.add('overflow-hidden');
    if (scrollBar > 0) page.style.paddingInlineEnd = `${scrollBar}px`;
    return () => {
      page.classList.remove('overflow-hidden');
      page.style.paddingInlineEnd = '';
    };
  }, []);
  return <div aria-hidden className="fixed inset-0 z-(--z-backdrop) bg-ink/55" />;
}
