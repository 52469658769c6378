import {
  APPLICATION_STEPS,
  isStep,
  periodName,
  STEP_FIELDS,
  type Answers,
  type ApplicationStep,
} from '@forecourt/credit-application';
import { loanQuery } from '@forecourt/finance-calculator/loan';
import { loanRows } from '@forecourt/lead';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import { fetchInSession, type SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import type { ShoppersApplication } from '@forecourt/platform-client';
import { featureOptions } from '@forecourt/site-config';
import type { LoaderOptions } from '@forecourt/site-config';
import { localDate } from '@forecourt/values';
import { data } from 'react-router';
import type { financeApplication } from '../manifest.ts';
import { applicationCrumbs } from './application-crumbs.ts';
import { KIND_PATHS, KIND_TITLES, kindOf } from './kinds.ts';
import type { ApplicationPage, Beside, ConsentView, Notice, SentView, StepView } from './page.ts';
import { sectionsOf } from './summary.ts';
import { readToken } from './token-cookie.ts';

type Options = LoaderOptions<typeof financeApplication>;

/** The page of a request: a step of the browser's application, its summary, or what became of it. */
export async function loadApplication(
  services: SiteServices,
  { request, url }: { request: Request; url: URL },
): Promise<ApplicationPage> {
  const { site, origin } = services;
  const kind = kindOf(url.pathname);
  const options = applicationOptions(services);
  const { application, isOver } = await findApplication(services, request);
  const title = KIND_TITLES[kind];
  return {
    head: {
      title: `${title} | ${site.name}`,
      description: `${title} with ${site.name}: six short steps, and an answer from ${options.lender.name}.`,
      canonical: origin + KIND_PATHS[kind],
      noindex: url.searchParams.has('step'),
      jsonLd: [breadcrumbJsonLd(origin, applicationCrumbs(site, kind))],
    },
    ...{ kind, lender: options.lender.name, intro: options.intro },
    notice: noticeOf(url, { application, isOver }),
    keptUntil:
      application?.status === 'draft' ? localDate(new Date(application.kept_until), site.zone) : null,
    view: await viewOf(services, url, { application, options }),
  };
}

/** The options of the feature on this site. */
export function applicationOptions({ site }: Pick<SiteServices, 'site'>): Options {
  const options = featureOptions<typeof financeApplication>(site, 'finance-application');
  if (!options) throw data(null, { status: 404 });
  return options;
}

/**
 * The application of the browser; `isOver` if the browser has the secret of one that is not kept any more. Whoever signs in after somebody else
 * finds none, and reads nothing of one.
 */
async function findApplication(services: SiteServices, request: Request): Promise<Found> {
  const token = readToken(request.headers.get('cookie'), new URL(services.origin).protocol);
  if (token === null) return { application: null, isOver: false };
  const headers = { 'X-Application-Token': token };
  const { fetch } = fetchInSession(services, request);
  try {
    return { application: await call(routes.application, { headers }, { fetch }), isOver: false };
  } catch (error) {
    if (error instanceof PlatformProblem && [403, 404].includes(error.status))
      return { application: null, isOver: error.status === 404 };
    throw error;
  }
}

interface Found {
  application: ShoppersApplication | null;
  isOver: boolean;
}

function noticeOf(url: URL, { application, isOver }: Found): Notice | null {
  if (isOver || url.searchParams.get('was') === 'over') return 'over';
  if (url.searchParams.get('was') === 'deleted' && !application) return 'deleted';
  return application?.status === 'draft' && !url.searchParams.has('step') ? 'back' : null;
}

async function viewOf(
  services: SiteServices,
  url: URL,
  { application, options }: { application: ShoppersApplication | null; options: Options },
): Promise<StepView | ConsentView | SentView> {
  if (application && application.status !== 'draft') return sentView(application, application.status);
  const draft = application && { ...application, answers: application.answers ?? {} };
  if (!draft) return firstStep(services, url, null);
  const step = shownStep(url, draft.open_step);
  if (step === 'loan') return firstStep(services, url, draft);
  const { car, calculated, answers } = draft;
  if (step === 'consent')
    return {
      at: 'consent',
      car,
      loan: loanOf(calculated),
      sections: sectionsOf(answers),
      texts: options.lender.texts,
    };
  return {
    at: 'step',
    car,
    loan: loanOf(calculated),
    step,
    fields: STEP_FIELDS[step],
    answers: own(step, answers),
    about: null,
  };
}

/** The asked step, at most the first that is not complete; the first step without one. */
function shownStep(url: URL, open: ApplicationStep): ApplicationStep {
  const asked = url.searchParams.get('step') ?? 'loan';
  const wanted = isStep(asked) ? asked : 'loan';
  return APPLICATION_STEPS.indexOf(wanted) <= APPLICATION_STEPS.indexOf(open) ? wanted : open;
}

type OpenDraft = ShoppersApplication & { answers: Answers };

/** The first step, with the vehicle and the loan of the URL, else those of the draft. */
async function firstStep({ fetch }: SiteServices, url: URL, draft: OpenDraft | null): Promise<StepView> {
  const { searchParams } = url;
  const asked = searchParams.get('car_id')?.slice(0, 200) || undefined;
  const loan = loanQuery(searchParams).slice(0, 300);
  const isSameCar = asked === undefined || asked === String(draft?.car?.id) || asked === draft?.car?.slug;
  const isNew = draft === null || !isSameCar || draft.kind !== kindOf(url.pathname);
  const shared = { at: 'step' as const, step: 'loan' as const, fields: STEP_FIELDS.loan };
  const kept = (of: OpenDraft): StepView => ({
    ...{ ...shared, car: of.car, loan: loanOf(of.calculated) },
    ...{ answers: own('loan', of.answers), about: null },
  });
  if (!isNew && loan === '') return kept(draft);
  const budget = searchParams.get('vehiclePriceBudget')?.slice(0, 20);
  const query = { car_id: asked ?? draft?.car?.id.toString(), loan, vehiclePriceBudget: budget };
  const { car, calculated, answers } = await call(routes.applicationStart, { query }, { fetch });
  // The browser's Back leads here too: what was corrected since is not overwritten by the loan that it began with.
  if (!isNew && isSameLoan(calculated, draft.calculated)) return kept(draft);
  const before = draft ? own('loan', draft.answers) : {};
  return {
    ...{ ...shared, car, loan: loanOf(calculated) },
    answers: asked !== undefined || !draft ? { ...before, ...answers } : before,
    about: { carId: car?.id ?? null, loan },
  };
}

/** Whether two loans have the same figures and texts, in whatever order. */
function isSameLoan(
  one: ShoppersApplication['calculated'],
  other: ShoppersApplication['calculated'],
): boolean {
  const factsOf = (loan: typeof one) =>
    JSON.stringify(Object.entries(loan ?? {}).toSorted(([a], [b]) => a.localeCompare(b)));
  return factsOf(one) === factsOf(other);
}

function loanOf(calculated: ShoppersApplication['calculated']): Beside['loan'] {
  if (!calculated) return null;
  const { example, warning } = calculated;
  return { rows: loanRows(calculated).map(([, label, text]) => [label, text]), example, warning };
}

/** The answers of one step. */
function own(step: ApplicationStep, answers: Answers): Answers {
  const names = STEP_FIELDS[step].flatMap(({ name }) => [name, periodName(name)]);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

function sentView({ reference, car }: ShoppersApplication, status: SentView['status']): SentView {
  return { at: 'sent', car, loan: null, reference, status };
}
