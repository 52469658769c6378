import { fixedNow, namedCars } from '@forecourt/fixtures';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enquiryTopic } from '../logic/enquiry-topic.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { EnquireScreen } from './EnquireScreen.tsx';

it.each([
  ['finance', 1],
  ['trade-in', 0],
] as const)('[RT-18] the form about %s stands %d times under the anchor #finance-form', (about, count) => {
  const car = namedCars.plain;
  const { container } = render(
    <TestSite>
      <EnquireScreen
        refused={null}
        page={{
          head: { title: '', description: '', canonical: '' },
          car,
          topic: enquiryTopic(car, fixedNow, { about }),
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
    </TestSite>,
  );
  expect(container.querySelectorAll('form')).toHaveLength(1);
  expect(container.querySelectorAll('#finance-form form')).toHaveLength(count);
});
