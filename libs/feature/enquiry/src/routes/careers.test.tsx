import { fixedNow } from '@forecourt/fixtures';
import { locationName } from '@forecourt/location';
import { jobFields, noContent } from '@forecourt/site-content';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { careers, fleetEnquiry } from '../declared/index.ts';
import { loadEnquire } from '../logic/load-enquire.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';
import { testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';

const origin = 'https://dealer.example';
const job = (title: string, fields: object = {}) => ({
  ...jobFields.parse({ title, summary: `About ${title}.`, start: '2026-11-02', ...fields }),
  ...{ file: `content/jobs/${title}.md`, slug: title.toLowerCase() },
  body: [{ kind: 'text' as const, html: '<p>Training is paid.</p>' }],
});

function load(jobs: ReturnType<typeof job>[], path = '/careers', form = careers()) {
  const site = testSite({ forms: [form, fleetEnquiry()] });
  const services = {
    ...{ site, now: fixedNow, fetch: testPlatform().fetch, searchKey: '', origin, nonce: null },
    content: { ...noContent, jobs },
  };
  return loadEnquire(services, new URL(origin + path)).then((page) => ({ site, page }));
}

function show({ site, page }: Awaited<ReturnType<typeof load>>) {
  return render(
    <TestSite site={site}>
      <EnquireScreen page={page} refused={null} />
    </TestSite>,
  );
}

test('[RT-16] the page of careers lists the jobs, and each leads to the form with its position filled in', async () => {
  const { site } = await load([]);
  const [place] = site.locations;
  const jobs = [
    job('Technician', { location: place?.id, salary: { from: 80_000, to: 95_000 } }),
    job('Detailer & washer', { employment: 'casual' }),
  ];
  show(await load(jobs));
  const list = within(screen.getByRole('region', { name: 'Open jobs' }));
  const [first, second] = list.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement);
  expect(first?.textContent).toContain(
    `Full time${place && locationName(site, place)}$80,000 to $95,000 a year`,
  );
  expect(first?.textContent).toContain('Training is paid.');
  expect(second?.textContent).toContain('Casual');
  const href = list.getByRole('link', { name: /Apply for this job : Detailer/ }).getAttribute('href');
  expect(href).toBe('/careers?role=Detailer%20%26%20washer#enquiry');
  const { page } = await load(jobs, href ?? '');
  expect(page.values).toEqual({ role: 'Detailer & washer' });
});

test('a position that the form offers as a choice is chosen', async () => {
  const choices = careers({ roles: ['Technician'] });
  const { page } = await load([job('Technician')], '/careers?role=Technician', choices);
  expect([page.jobs?.length, page.values]).toEqual([1, { role: 'Technician' }]);
  expect((await load([], '/careers?role=Pilot', choices)).page.values).toEqual({});
});

test('[RT-16] each job is a JobPosting of its place, or of all of them', async () => {
  const { site } = await load([]);
  const { page } = await load([job('Technician', { location: site.locations[0]?.id }), job('Detailer')]);
  expect(page.head.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'JobPosting', title: 'Technician', url: `${origin}/careers#technician`, jobLocation: [{}] },
    { '@type': 'JobPosting', title: 'Detailer', jobLocation: site.locations.map(() => ({})) },
  ]);
});

const listed = [job('Technician')];
test.each([
  ['jobs', listed, {}, { list: 1, none: 0 }],
  ['positions of the form', [], { roles: ['Technician'] }, { list: 0, none: 0 }],
  ['jobs and positions', listed, { roles: ['Technician'] }, { list: 1, none: 0 }],
  ['nothing', [], {}, { list: 0, none: 1 }],
])('[RT-16] a dealer with %s says so, once', async (_name, jobs, form, { list, none }) => {
  const { container, unmount } = show(await load(jobs, '/careers', careers(form)));
  expect(screen.queryAllByRole('region', { name: 'Open jobs' })).toHaveLength(list);
  expect(container.textContent?.split('no jobs open')).toHaveLength(none + 1);
  unmount();
});

test('another form has no list', async () => {
  expect((await load(listed, '/fleet')).page.jobs).toBeNull();
});
