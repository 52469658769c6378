import { fixedNow, namedCars } from '@forecourt/fixtures';
import { formDeclarationSchema } from '@forecourt/lead';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fleetEnquiry } from '../declared/index.ts';
import { declaredTopic } from '../logic/declared-topic.ts';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import type { EnquirePage } from '../logic/load-enquire.ts';
import { EnquireScreen } from './EnquireScreen.tsx';

const page = (of: Pick<EnquirePage, 'car' | 'topic'>): EnquirePage => ({
  ...of,
  head: { title: '', description: '', canonical: '' },
  missing: null,
  formKey: 'test',
  startedAt: fixedNow.getTime(),
  loan: '',
  action: '/enquire',
  appointments: null,
  values: {},
  jobs: null,
});

it.each([
  ['finance', 1],
  ['trade-in', 0],
] as const)('[RT-18] the form about %s stands %d times under the anchor #finance-form', (about, count) => {
  const car = namedCars.plain;
  const { container } = render(
    <TestSite>
      <EnquireScreen refused={null} page={page({ car, topic: enquiryTopic(car, fixedNow, { about }) })} />
    </TestSite>,
  );
  expect(container.querySelectorAll('form')).toHaveLength(1);
  expect(container.querySelectorAll('#finance-form form')).toHaveLength(count);
});

it.each([
  ['of a dealer', declaredTopic(formDeclarationSchema.parse(fleetEnquiry())), 0],
  ['without a vehicle', enquiryTopic(null, fixedNow), 1],
])(
  'beside a form %s are the phone and the hours of the place that answers, and what happens next if it is true of the form',
  (_form, topic, next) => {
    render(
      <TestSite>
        <EnquireScreen refused={null} page={page({ car: null, topic })} />
      </TestSite>,
    );
    const aside = within(screen.getByRole('complementary', { name: 'Call or visit us' }));
    expect(aside.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(aside.getByRole('table', { name: /^Opening hours of / }).textContent).toContain('today');
    expect(aside.queryAllByRole('heading', { name: 'What happens next' })).toHaveLength(next);
  },
);

it('the phone beside a form is that of the place, not of the dealer', () => {
  const [first, ...others] = threeLocations;
  if (!first) throw new Error('There is no location.');
  const locations = [{ ...first, phone: '(07) 5550 4177' }, ...others];
  render(
    <TestSite site={testSite({}, { locations })}>
      <EnquireScreen refused={null} page={page({ car: null, topic: enquiryTopic(null, fixedNow) })} />
    </TestSite>,
  );
  const aside = within(screen.getByRole('complementary', { name: 'Call or visit us' }));
  expect(aside.getByRole('link', { name: '(07) 5550 4177' }).getAttribute('href')).toBe('tel:+61755504177');
});

it('beside a form for a department without a visible location is the main one', () => {
  const parts = formDeclarationSchema.parse({ ...fleetEnquiry(), places: 'parts' });
  render(
    <TestSite site={testSite({}, { locations: threeLocations })}>
      <EnquireScreen refused={null} page={page({ car: null, topic: declaredTopic(parts) })} />
    </TestSite>,
  );
  const aside = within(screen.getByRole('complementary', { name: 'Call or visit us' }));
  expect(aside.getByText('Example Newstead')).toBeTruthy();
  expect(aside.getByRole('table', { name: 'Opening hours of Example Newstead' })).toBeTruthy();
});
