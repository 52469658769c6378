import { lazyModule } from '@forecourt/browser';

/** The code that enhances a form of a page, which loads when the form is needed. */
export const loadLive = lazyModule(() => import('./LiveEnquiry.tsx'));

/** The dialog of an enquiry and the form that shows itself, with the code of `loadLive`. */
export const loadDialog = lazyModule(() => import('./dialog.ts'));

export type Live = Awaited<ReturnType<typeof loadLive>>;
export type LiveDialog = Awaited<ReturnType<typeof loadDialog>>;
