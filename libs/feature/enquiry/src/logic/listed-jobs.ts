import { declaredFields } from '@forecourt/lead';
import type { FormDeclaration } from '@forecourt/lead';
import { locationName } from '@forecourt/location';
import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import type { JsonLd } from '@forecourt/page/head';
import { htmlOf, jobPosting, salaryText } from '@forecourt/site-content';
import type { Job } from '@forecourt/site-content';

/** The page of the form for applications. */
const CAREERS = 'careers';

/** A job on the page of the form. */
export interface ListedJob extends Pick<Job, 'slug' | 'title' | 'summary'> {
  /** Such as: Full time · Newstead · $80,000 to $95,000 a year. */
  facts: string[];
  /** Sanitised HTML. */
  html: string;
  /** The form with the position filled in. */
  applyHref: string;
}

/** The jobs that the page of a form lists: null if it has no list, empty if the page has to say that no job is open. */
export function listedJobs(services: SiteServices, form: FormDeclaration | null): ListedJob[] | null {
  if (!form?.paths.includes(CAREERS)) return null;
  const { jobs } = contentOf(services);
  if (jobs.length === 0 && offersPositions(form)) return null;
  return jobs.map((job) => {
    const { slug, title, summary, employment, location, body } = job;
    const place = services.site.locations.find(({ id }) => id === location);
    const salary = salaryText(job);
    return {
      ...{ slug, title, summary, html: htmlOf(body) },
      facts: [
        `${employment.charAt(0).toUpperCase()}${employment.slice(1)}`,
        ...(place ? [locationName(services.site, place)] : []),
        ...(salary === null ? [] : [salary]),
      ],
      applyHref: `/${CAREERS}?role=${encodeURIComponent(title)}#enquiry`,
    };
  });
}

/** Whether the positions that are open are choices of the form. */
const offersPositions = (form: FormDeclaration): boolean =>
  declaredFields(form).some(({ kind, name }) => kind === 'choice' && name === 'role');

/** schema.org JobPosting of each job of a page. */
export function jobsJsonLd(services: SiteServices): JsonLd[] {
  const { site, origin } = services;
  return contentOf(services).jobs.map((job) =>
    jobPosting(job, {
      employer: { name: site.name, url: origin },
      places: site.locations
        .filter(({ id }) => job.location === null || id === job.location)
        .map(({ address }) => address),
      url: `${origin}/${CAREERS}#${job.slug}`,
      timeZone: site.zone,
    }),
  );
}
