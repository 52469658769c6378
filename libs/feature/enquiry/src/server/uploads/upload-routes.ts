import {
  answerWith,
  type HalfApi,
  type HalfServices,
  perAddress,
  refuse,
  visitorLimit,
} from '@forecourt/api';
import { declaredFields, type FormDeclaration } from '@forecourt/lead';
import { operations } from '@forecourt/platform-client/contracts';
import type { FileRule } from '@forecourt/uploads';
import type { EnquirySite } from '../EnquirySite.ts';
import { signFile } from './signed-file.ts';

/** How many times files are sent from one address in ten minutes: each file of a form by itself, some of them again. */
const SENDS = 120;

/** Before the name of a declared field in a form. */
const PREFIX = 'values.';

/** The route that takes the files of forms, each as it arrives. */
export function uploadRoutes(
  api: HalfApi<EnquirySite>,
  { uploads, now, trustedProxies }: HalfServices,
  signingKey: () => Promise<Buffer>,
): void {
  const limit = visitorLimit(perAddress(SENDS), trustedProxies);

  api.mount(operations.postUploads, async (context, { forms }) => {
    const refused = (problem: keyof typeof operations.postUploads.problems, retryAfter?: number) => {
      const response = refuse(context, operations.postUploads, {
        problem,
        ...(retryAfter !== undefined && { retryAfter }),
      });
      // What is left of the body is not read.
      response.headers.set('connection', 'close');
      return response;
    };
    if (!uploads) return refused('notOffered');
    const wait = await limit(context);
    if (wait !== null) return refused('tooMany', wait);
    const form = forms.find(({ id }) => id === context.req.query('form'));
    const rules = form ? fileRules(form) : {};
    if (!form || Object.keys(rules).length === 0) return refused('noSuchForm');
    const { body } = context.req.raw;
    const contentType = context.req.header('content-type') ?? '';
    if (!body || !/^multipart\/form-data\b/i.test(contentType)) return refused('unreadable');
    const { slug } = context.get('site');
    const kept = await uploads.receive(
      { body, contentType },
      { site: slug, form: form.id, rules, now: now() },
    );
    if (typeof kept === 'string') return refused(kept);
    const key = await signingKey();
    const files = kept.files.map(({ field, ...file }) => {
      const own = { ...file, form: form.id, field: field.slice(PREFIX.length) };
      return { field, id: signFile(own, { key, site: slug }) };
    });
    return answerWith(operations.postUploads, { answer: { ...kept, files }, cache: 'no-store' });
  });
}

/** What the fields with files of a form take, by their names in the form. */
function fileRules(form: FormDeclaration): Record<string, FileRule> {
  const rules = declaredFields(form).flatMap((field) =>
    field.kind === 'file'
      ? [[`${PREFIX}${field.name}`, { accept: field.accept, most: field.most }] as const]
      : [],
  );
  return Object.fromEntries(rules);
}
