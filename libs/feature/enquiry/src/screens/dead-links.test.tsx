import { fixedNow, namedCars } from '@forecourt/fixtures';
import { hasPage } from '@forecourt/site-config';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { EnquireScreen } from './EnquireScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

const screens = [namedCars.plain, null].map((car) => (
  <EnquireScreen
    key={car?.id}
    refused={null}
    page={{
      head: { title: '', description: '', canonical: '' },
      car,
      topic: enquiryTopic(car, fixedNow),
      missing: null,
      formKey: 'test',
      startedAt: fixedNow.getTime(),
      loan: '',
      action: '/enquire',
      appointments: null,
      values: {},
      jobs: null,
    }}
  />
));

it.each([/^$/, /^search/, /^cars/, /^contact-us|^dealerships/, /^privacy-policy/])(
  'the enquiry pages have no dead links on a site without %s',
  (gone) => {
    const whole = testSite();
    const site = { ...whole, pages: whole.pages.filter((path) => !gone.test(path)) };
    const { container } = render(
      <TestSite site={site}>
        <SuccessScreen isSent />
        <SuccessScreen />
        {screens}
      </TestSite>,
    );
    const links = [...container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => !hasPage(site, href))).toEqual([]);
  },
);
