import {
  isStep,
  nextStep,
  previousStep,
  STEP_FIELDS,
  type Answers,
  type ApplicationStep,
} from '@forecourt/credit-application';
import { gate } from '@forecourt/page/gate';
import { fetchInSession, withSetCookies, type SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes, type Reach } from '@forecourt/platform-client';
import { FORM_FIELDS, FORM_ID } from './form-fields.ts';
import { KIND_PATHS, kindOf, type ApplicationKind } from './kinds.ts';
import type { RefusedPost } from './page.ts';
import { seenRows, sectionsOf } from './summary.ts';
import { noToken, readToken, tokenCookie } from './token-cookie.ts';

/** Where an accepted post leads, and the cookie that it sets. */
interface AcceptedPost {
  to: string;
  cookie: string | null;
}

/** The answer to a post. */
type PostAnswer = AcceptedPost | (RefusedPost & { cookie: string | null });

/** The answer to a post, and the headers of its response. */
export type AnsweredPost = ({ to: string } | RefusedPost) & { headers: Headers };

/** A post of a page, as it was read. */
interface Post {
  url: URL;
  kind: ApplicationKind;
  step: ApplicationStep;
  go: string;
  form: FormData;
  answers: Answers;
  token: string | null;
  reach: Reach;
  /** Protocol of the site, for its cookies. */
  protocol: string;
}

/**
 * Answers a post of a step: keeps its answers and goes to the next step or back, sends the application, or deletes it. On a site with accounts
 * a step is kept first, and the next page asks for a sign-in; sending and deleting need one at once.
 */
export async function postApplication(
  services: SiteServices,
  { request, url, form }: { request: Request; url: URL; form: FormData },
): Promise<AnsweredPost> {
  const asked = textOf(form, FORM_FIELDS.step);
  const step = isStep(asked) ? asked : 'loan';
  const go = textOf(form, FORM_FIELDS.go);
  const sends = step === 'consent' && !['back', 'new', 'delete'].includes(go);
  const page = new URL(sends ? `${url.pathname}?step=consent` : url.pathname, url);
  const gated = sends || go === 'delete' ? await gate(services, { request, url: page }, 'application') : null;
  const { protocol } = new URL(services.origin);
  const session = fetchInSession(services, request);
  const { cookie, ...answer } = await answerTo({
    ...{ url, kind: kindOf(url.pathname), step, go, form, answers: answersOf(form) },
    token: readToken(request.headers.get('cookie'), protocol),
    ...{ reach: session.fetch, protocol },
  });
  const renewed = [...(gated?.headers.getSetCookie() ?? []), ...session.cookies];
  return { ...answer, headers: withSetCookies([...renewed, ...(cookie === null ? [] : [cookie])]) };
}

async function answerTo(post: Post): Promise<PostAnswer> {
  const { kind, step, go, protocol } = post;
  try {
    if (go === 'new') return { to: anotherOf(post), cookie: noToken(protocol) };
    if (go === 'delete') return await discard(post);
    return step === 'consent' && go !== 'back' ? await send(post) : await keep(post);
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    // A page of somebody else, who was signed in before: it leads to the own one.
    if (error.status === 403) return { to: KIND_PATHS[kind], cookie: null };
    return error.status === 404 ? over(post) : refusedBy(error, post);
  }
}

/** Keeps the answers of a step. */
async function keep(post: Post): Promise<PostAnswer> {
  const { step, token, go } = post;
  const before = previousStep(step) ?? 'loan';
  if (step === 'consent') return { to: pageOf(post, before), cookie: null };
  if (token === null) return start(post, step !== 'loan');
  const saved = await save(post, token);
  if (saved === 'notOwner') return start(post, false);
  if (saved === 'gone')
    return (await isSent(post, token)) ? { to: KIND_PATHS[post.kind], cookie: null } : start(post, true);
  const cookie = tokenCookie(token, post.protocol); // kept as long as the draft, which this change has renewed
  if (go === 'back') return { to: pageOf(post, before), cookie };
  return next(post, saved.errors, cookie);
}

/** What the application is about: its kind, and vehicle and loan of the page. */
function subjectOf({ kind, form }: Pick<Post, 'kind' | 'form'>) {
  const carId = textOf(form, FORM_FIELDS.car);
  return { kind, car_id: carId === '' ? null : Number(carId), loan: textOf(form, FORM_FIELDS.loan) };
}

/** Keeps the answers in the draft of the browser. `gone` if there is none any more, `notOwner` if it is somebody else's. */
async function save({ step, kind, answers, form, reach }: Post, token: string) {
  const about = form.has(FORM_FIELDS.loan) ? subjectOf({ kind, form }) : null;
  const input = { headers: { 'X-Application-Token': token }, body: { step, answers, about } };
  try {
    return await call(routes.patchApplication, input, { fetch: reach });
  } catch (error) {
    if (error instanceof PlatformProblem && error.status === 404) return 'gone';
    if (error instanceof PlatformProblem && error.status === 403) return 'notOwner';
    throw error;
  }
}

/** Whether the application was sent in the meantime, from another tab. */
async function isSent({ reach }: Post, token: string): Promise<boolean> {
  try {
    await call(routes.application, { headers: { 'X-Application-Token': token } }, { fetch: reach });
    return true;
  } catch (error) {
    if (error instanceof PlatformProblem && error.status === 404) return false;
    throw error;
  }
}

/** The page of a browser whose application is not kept any more. */
const over = ({ kind, protocol }: Post): AcceptedPost => ({
  to: `${KIND_PATHS[kind]}?was=over`,
  cookie: noToken(protocol),
});

/** Starts a draft with the answers of the step; a browser whose draft `isOver` continues where something is missing. */
async function start(post: Post, isOver: boolean): Promise<PostAnswer> {
  const { step, kind, answers, form, reach, protocol } = post;
  const body = { ...subjectOf({ kind, form }), step, answers };
  const made = await call(routes.postApplication, { body }, { fetch: reach });
  const cookie = tokenCookie(made.token, protocol);
  if (isOver)
    return { to: `${KIND_PATHS[kind]}?step=${made.application.open_step}&was=over#${FORM_ID}`, cookie };
  return next(post, made.errors, cookie);
}

/** To the next step, or an answer with the errors of this one. */
function next(post: Post, errors: Readonly<Record<string, string>>, cookie: string | null): PostAnswer {
  const wrong = Object.keys(errors);
  if (wrong.length === 0) return { to: pageOf(post, nextStep(post.step)), cookie };
  // Without scripts a question that depends on another is shown after that one is answered: it is no mistake of the shopper.
  const more = wrong.every((name) => isHidden(post, name));
  return {
    answers: post.answers,
    errors: more ? {} : errors,
    failure: null,
    more,
    status: more ? 200 : 422,
    cookie,
  };
}

/** Whether a question depends on another one and was not shown with the posted answers. */
function isHidden({ step, form }: Post, name: string): boolean {
  const field = STEP_FIELDS[step].find((each) => each.name === name);
  return field?.when !== undefined && !form.getAll(FORM_FIELDS.shown).includes(name);
}

/** What a shopper reads whose answers are others than the ones that the page has shown. */
const CHANGED =
  'Your answers have changed since this page was opened, perhaps in another tab. Please read them once more. Nothing was sent.';

/** Sends the application. Only answers that the page has shown are declared true. */
async function send(post: Post): Promise<PostAnswer> {
  const { form, kind, token, reach, protocol } = post;
  if (token === null) return over(post);
  const body = {
    version: textOf(form, FORM_FIELDS.version).slice(0, 40),
    ...{ credit_guide: form.has('credit_guide'), privacy: form.has('privacy'), truth: form.has('truth') },
  };
  const headers = { 'X-Application-Token': token };
  const kept = await call(routes.application, { headers }, { fetch: reach });
  const seen = form.getAll(FORM_FIELDS.seen);
  if (kept.status === 'draft' && !isSame(seen, seenRows(sectionsOf(kept.answers ?? {}))))
    return { answers: {}, errors: {}, failure: CHANGED, more: false, status: 409, cookie: null };
  await call(routes.sendApplication, { headers, body }, { fetch: reach });
  return { to: `${KIND_PATHS[kind]}?sent=1#${FORM_ID}`, cookie: tokenCookie(token, protocol) };
}

const isSame = (posted: readonly unknown[], rows: readonly string[]): boolean =>
  posted.length === rows.length && rows.every((row, index) => row === posted[index]);

async function discard({ kind, token, reach, protocol }: Post): Promise<AcceptedPost> {
  if (token !== null) {
    const headers = { 'X-Application-Token': token };
    await call(routes.discardApplication, { headers, body: {} }, { fetch: reach });
  }
  return { to: `${KIND_PATHS[kind]}?was=deleted`, cookie: noToken(protocol) };
}

/** The first page of another application, about the vehicle and the loan of the page that asks for it. */
function anotherOf({ url, kind }: Post): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['step', 'sent', 'was']) query.delete(name);
  return `${KIND_PATHS[kind]}${query.size > 0 ? `?${query}` : ''}#${FORM_ID}`;
}

/** The page of a step. */
function pageOf({ kind }: Post, step: ApplicationStep): string {
  return `${KIND_PATHS[kind]}?step=${step}#${FORM_ID}`;
}

function refusedBy(error: PlatformProblem, { answers, step }: Post): PostAnswer {
  const fields = Object.entries(error.fields ?? {}).flatMap(([name, [text]]) => (text ? [[name, text]] : []));
  const errors: Record<string, string> = Object.fromEntries(fields);
  const own = step === 'consent' && fields.length > 0;
  const status = error.status < 400 ? 503 : error.status;
  return {
    answers,
    errors: own ? errors : {},
    failure: own ? null : error.error,
    more: false,
    status,
    cookie: null,
  };
}

/** All texts of a form that may be answers. */
function answersOf(form: FormData): Answers {
  const names = new Set<string>(Object.values(FORM_FIELDS));
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !names.has(name) ? [[name, value]] : [],
    ),
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
