import { namedCars } from '@forecourt/fixtures';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readVisit } from '../logic/visit.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import CardEnquiry from './card-enquiry.tsx';
import ContactForm from './contact-form.tsx';
import FindSimilar from './find-similar.tsx';
import SimilarForm from './similar-form.tsx';
import VehicleEnquiry from './vehicle-enquiry.tsx';
import VisitRecorder from './visit-recorder.tsx';

const { plain, soldYesterday } = namedCars;

beforeEach(() => window.sessionStorage.clear());

test('[EN-01] the button has the site’s configured text', async () => {
  render(
    <TestSite site={testSite({ buttonText: 'Message Now' })}>
      <VehicleEnquiry car={plain} />
    </TestSite>,
  );
  expect(await screen.findByRole('link', { name: `Message Now about ${plain.name}` })).toBeTruthy();
});

test.each([
  ['available', plain, `Enquire now about ${plain.name}`],
  ['sold', soldYesterday, `Find me something similar to ${soldYesterday.name}`],
])('a card of a vehicle that is %s has the matching button', async (_state, car, name) => {
  render(
    <TestSite>
      <CardEnquiry car={car} />
    </TestSite>,
  );
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`/enquire?car=${car.slug}`);
});

test.each([
  ['reserved', namedCars.reservedSuv],
  ['coming soon', namedCars.comingSoon],
])('[EN-04] the card of a vehicle that is %s offers no test drive, and always an enquiry', (_state, car) => {
  for (const cardActions of [['testDrive', 'enquire'], ['testDrive']] as const) {
    const { unmount } = render(
      <TestSite site={testSite({ cardActions: [...cardActions] })}>
        <CardEnquiry car={car} />
      </TestSite>,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      `Enquire now about ${car.name}`,
    ]);
    unmount();
  }
});

test('a sold vehicle’s page offers similar vehicles', async () => {
  render(
    <TestSite>
      <FindSimilar car={soldYesterday} />
    </TestSite>,
  );
  expect(await screen.findByRole('link', { name: /^Find me something similar/ })).toBeTruthy();
});

test('the contact page’s form posts to the enquiry page without JavaScript', async () => {
  render(
    <TestSite>
      <ContactForm />
    </TestSite>,
  );
  const region = await screen.findByRole('region', { name: 'Send us a message' });
  const form = region.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/enquire');
  expect(form?.method).toBe('post');
});

test('the page of a vehicle that does not exist has a form for similar vehicles', async () => {
  render(
    <TestSite>
      <SimilarForm slug="2019-mazda-2-u1" />
    </TestSite>,
  );
  const region = await screen.findByRole('region', { name: 'Find me something similar' });
  expect(region.querySelector('form')?.getAttribute('action')).toBe('/enquire?car=2019-mazda-2-u1');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty(
    'value',
    'Can you please find me something similar?',
  );
});

test('[EN-03] every page of a visit is recorded', async () => {
  render(
    <TestSite>
      <VisitRecorder />
    </TestSite>,
  );
  await expect.poll(() => readVisit('example-motors')?.pages).toEqual(['/']);
});
