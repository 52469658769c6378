import { declaredFields } from '@forecourt/lead';
import type { FormDeclaration } from '@forecourt/lead';
import { fetchAs, isMultipart, readPost } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { PlatformProblem, postFiles } from '@forecourt/platform-client';
import { featureOptions } from '@forecourt/site-config';
import type { enquiry } from '../manifest.ts';
import { declaredForm } from './declared-topic.ts';
import { failureText } from './failure-text.ts';
import type { FormErrors } from './form-fields.ts';

/** A post, and the URL of its page. */
export interface Sending {
  request: Request;
  url: URL;
}

/** A posted form; its files are kept, and signed values of their fields. */
export interface EnquirePost {
  form: FormData;
  /** The sentences about files that were not taken, by field. */
  fileErrors: FormErrors;
  /** Why the form could not be read; null if it could. */
  failure: { text: string; status: number } | null;
}

/** Reads a post of a form's page. A form with files is passed on to the platform as it arrives, which answers with its texts. */
export async function readEnquirePost(
  services: SiteServices,
  { request, url }: Sending,
): Promise<EnquirePost> {
  const options = featureOptions<typeof enquiry>(services.site, 'enquiry');
  const declared = declaredForm(options?.forms ?? [], url.pathname);
  const { body } = request;
  if (!declared || !hasFiles(declared) || !isMultipart(request) || !body)
    return { form: await readPost(request), fileErrors: {}, failure: null };
  const form = new FormData();
  try {
    const contentType = request.headers.get('content-type') ?? '';
    const fetch = fetchAs(services, request);
    const kept = await postFiles(declared.id, { stream: body, contentType }, { fetch });
    for (const [name, value] of kept.fields) form.append(name, value);
    for (const { field, id } of kept.files) form.append(field, id);
    const fileErrors: Record<string, string> = {};
    for (const { field, error } of kept.refused)
      fileErrors[field] = field in fileErrors ? `${fileErrors[field]} ${error}` : error;
    return { form, fileErrors, failure: null };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    const status = error.status < 400 ? 503 : error.status;
    return { form, fileErrors: {}, failure: { text: failureText(error), status } };
  }
}

function hasFiles(form: FormDeclaration): boolean {
  return declaredFields(form).some(({ kind }) => kind === 'file');
}
