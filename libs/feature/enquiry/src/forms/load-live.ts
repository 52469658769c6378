import { lazyModule } from '@forecourt/browser';

/** The code that enhances a form of a page, which loads when the form is needed. */
export const loadLive = lazyModule(async () => (await import('./LiveEnquiry.tsx')).LiveEnquiry);

/** The code that enhances a declared form. */
export const loadLiveDeclared = lazyModule(async () => (await import('./LiveDeclared.tsx')).LiveDeclared);

/** The dialog of an enquiry, with the code of its form. */
export const loadDialog = lazyModule(() => import('./dialog.ts'));

/** The times of a form that books one, in a dialog. */
export const loadTimes = lazyModule(async () => (await import('./AppointmentField.tsx')).AppointmentField);

export type Live = Awaited<ReturnType<typeof loadLive>>;
export type LiveDialog = Awaited<ReturnType<typeof loadDialog>>;
