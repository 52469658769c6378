import { fetchInSession, type SiteServices } from '@forecourt/page/loader';
import type { Typed } from '@forecourt/page/typed';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { AGREED, DETAILS, VERSION } from './fields.ts';
import type { RefusedSpin } from './page.ts';

/** Draws. Returns where the post leads, or why it was refused. */
export async function postSpin(
  services: SiteServices,
  request: Request,
  form: FormData,
): Promise<{ to: string } | RefusedSpin> {
  const { fetch } = fetchInSession(services, request);
  const shopper = shopperOf(form);
  const body = { shopper, agreed: form.has(AGREED), version: textOf(form, VERSION).slice(0, 40) };
  try {
    const { first } = await call(routes.postSpin, { body }, { fetch });
    return { to: paths.spinToWin() + (first ? '?drawn' : '') };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    const { status, fields, error: words } = error;
    const errors = [...Object.keys(DETAILS), AGREED].flatMap((name) => {
      const [first] = fields?.[name] ?? [];
      return first === undefined ? [] : [[name, first] as const];
    });
    return {
      ...{ values: shopper, errors: Object.fromEntries(errors), status: status < 400 ? 503 : status },
      failure: errors.length > 0 ? null : words,
    };
  }
}

/** What was typed, to be kept during a sign-in. The terms are agreed to anew. */
export const typedSpin = (form: FormData): Typed => ({ values: shopperOf(form), agreed: null });

const shopperOf = (form: FormData) => ({
  ...{ name: textOf(form, 'name'), last_name: textOf(form, 'last_name') },
  ...{ email: textOf(form, 'email'), phone: textOf(form, 'phone') },
});

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 1_000) : '';
}
