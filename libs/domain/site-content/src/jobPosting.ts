import { zonedInstant, zonedIso } from '@forecourt/location';
import { htmlOf } from './shownParts.ts';
import type { Job } from './siteContent.ts';

/** Of whom and where a job is. */
export interface JobPostingOptions {
  /** Name and home page of the dealer. */
  employer: { name: string; url: string };
  /** The places of the job: its own, or those of the site. */
  places: readonly { street: string; city: string; state: string; postcode: string }[];
  /** The page on which people apply. */
  url: string;
  /** IANA time zone of the dealer, in which the last day ends. */
  timeZone: string;
}

const MINUTES_A_DAY = 1_440;

/** schema.org's words for kinds of employment. */
const EMPLOYMENT_TYPES: Record<Job['employment'], string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  casual: 'TEMPORARY',
  contract: 'CONTRACTOR',
  apprenticeship: 'INTERN',
};

/**
 * schema.org JobPosting of a job, as search engines for jobs read it: the last second of its last day is `validThrough`.
 *
 * @example jobPosting(job, { employer, places, url, timeZone }).employmentType // 'FULL_TIME'
 */
export function jobPosting(job: Job, { employer, places, url, timeZone }: JobPostingOptions) {
  const { title, start, expiry, summary, employment, salary, body, slug } = job;
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'JobPosting',
    title,
    description: htmlOf(body) || summary,
    datePosted: start,
    ...(expiry !== null && { validThrough: endOf(expiry, timeZone) }),
    employmentType: EMPLOYMENT_TYPES[employment],
    identifier: { '@type': 'PropertyValue', name: employer.name, value: slug },
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      url: employer.url,
      sameAs: employer.url,
    },
    jobLocation: places.map(({ street, city, state, postcode }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: postcode,
        addressCountry: 'AU',
      },
    })),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'AUD',
        value: {
          '@type': 'QuantitativeValue',
          ...(salary.to === null || salary.to === salary.from
            ? { value: salary.from }
            : { minValue: salary.from, maxValue: salary.to }),
          unitText: salary.per === 'hour' ? 'HOUR' : 'YEAR',
        },
      },
    }),
    directApply: true,
    url,
  };
}

/** The last second of a day. */
const endOf = (day: string, timeZone: string): string =>
  zonedIso(new Date(zonedInstant(day, MINUTES_A_DAY, timeZone).getTime() - 1_000), timeZone);

/** What a job pays: "$80,000 to $95,000 a year". Null if it does not say. */
export function salaryText({ salary }: Pick<Job, 'salary'>): string | null {
  if (!salary) return null;
  const { from, to, per } = salary;
  const dollars = (amount: number) => {
    const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
    return `$${amount.toLocaleString('en-AU', { minimumFractionDigits, maximumFractionDigits: 2 })}`;
  };
  const amount =
    to === null
      ? `From ${dollars(from)}`
      : to === from
        ? dollars(from)
        : `${dollars(from)} to ${dollars(to)}`;
  return `${amount} ${per === 'hour' ? 'an hour' : 'a year'}`;
}
