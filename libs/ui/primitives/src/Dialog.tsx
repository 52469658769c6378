import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** `wide` leaves room for a picture; `sheet` comes from the bottom on phones. */
  layout?: 'normal' | 'wide' | 'sheet';
  children: ReactNode;
}

/** A modal dialog: the focus goes in and stays, Escape closes, the focus returns. Full screen on phones. */
export function Dialog({ open, onOpenChange, title, description, layout = 'normal', children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-[50] bg-black/50" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-[51] flex flex-col overflow-hidden bg-surface text-ink shadow-overlay focus:outline-none',
            layout === 'sheet' ? 'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-card' : 'inset-0',
            'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[80vh] md:w-[calc(100vw-64px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-card',
            layout === 'wide' ? 'md:max-w-[980px]' : 'md:max-w-[600px]',
          )}
        >
          <div className="flex items-start gap-4 border-b border-line px-5 py-4 md:px-7 md:py-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-[22px]/[28px]">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-[15px]/[22px] text-ink-2">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close className="icon-button -mr-2" aria-label="Close">
              <X aria-hidden size={22} strokeWidth={1.75} />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
