import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { countedEventSchema } from '@forecourt/platform-client/contracts';
import { expect, test, vi } from 'vitest';
import { countEnquiry, countFormStart } from './count-enquiry.ts';
import { ENQUIRIES_ABOUT } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import { enquiryTopic } from './enquiry-topic.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import { goneTopic } from './gone-topic.ts';

const car = namedCars.plain;
const gone = { ...car, state: 'sold' as const };

const CASES: [string, EnquiryTopic, EnquiryCar | null][] = [
  ['no vehicle', enquiryTopic(null, fixedNow), null],
  ['a vehicle', enquiryTopic(car, fixedNow), car],
  ['a sold vehicle', enquiryTopic(gone, fixedNow), gone],
  ['a vehicle that is not here', goneTopic('mazda-3'), null],
  ...ENQUIRIES_ABOUT.map((about): [string, EnquiryTopic, EnquiryCar] => [
    about,
    enquiryTopic(car, fixedNow, { about }),
    car,
  ]),
];

/** The events on the data layer that an action sends, with consent. */
function sentBy(act: () => void): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', sent);
  saveConsent('a', 'granted');
  const stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
  sent.length = 0; // events of other tests
  act();
  stop();
  vi.unstubAllGlobals();
  for (const { event: _event, ...event } of sent)
    expect(countedEventSchema.safeParse(event)).toMatchObject({ success: true });
  return sent;
}

test.each(CASES)(
  '[AN-01] the start of the form and the enquiry about %s are sent as events',
  (_name, topic, about) => {
    const sent = sentBy(() => {
      countFormStart(topic, about);
      countEnquiry(topic, about);
    });
    expect(sent).toMatchObject([
      { event_id: 9, label: topic.pageId },
      { event_id: 22, label: topic.category },
    ]);
  },
);

test('[AN-01] [EN-08] a career enquiry is sent as event 51 instead of 22', () => {
  const topic = { ...enquiryTopic(null, fixedNow), subcategory: 'Career Enquiry' };
  expect(sentBy(() => countEnquiry(topic, null))).toEqual([
    { event: 'career_enquiry', event_id: 51, label: 'General Enquiry' },
  ]);
});
