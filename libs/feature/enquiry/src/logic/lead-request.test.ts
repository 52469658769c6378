import { fixedNow, namedCars } from '@forecourt/fixtures';
import { leadPayload, leadPayloadSchema } from '@forecourt/lead';
import { priceText } from '@forecourt/pricing';
import { leadRequestSchema } from '@forecourt/platform-client/contracts';
import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import { enquiryTopic } from './enquiry-topic.ts';
import { emptyForm } from './form-fields.ts';
import { leadRequest, shownPrice } from './lead-request.ts';

const checked = checkForm(
  {
    ...emptyForm('Is it still here?'),
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@x.example',
    phone: '0491 570 006',
    postcode: '4006',
    location: '106',
  },
  { rules: {}, topic: { form: null }, today: '2026-11-23' },
);
if ('errors' in checked) throw new Error('The form of these tests is not filled in right.');
const { enquiry } = checked;

const car = namedCars.reduced;
const request = leadRequest(enquiry, {
  topic: enquiryTopic(car, fixedNow),
  car,
  priceShown: shownPrice(car),
  places: [],
  url: `https://dealer.example/cars/${car.slug}?gclid=1&query=me#map`,
  visit: { pages: ['/', '/search/suv-cars', `/cars/${car.slug}`], landing: '/?utm_source=news' },
  loan: '',
  honeypot: '',
});

test('[EN-03] the request has car, page, visit and campaign, and no other part of the URL', () => {
  expect(request).toMatchObject({
    category: 'Vehicle Enquiry',
    page_id: 'vehicle',
    car_id: car.id,
    manufacturer_slug: 'toyota',
    url: `https://dealer.example/cars/${car.slug}?gclid=1`,
    lead_attributes: {
      visited_pages: ['/', '/search/suv-cars', `/cars/${car.slug}`],
      linked_query_params: { utm_source: 'news' },
    },
  });
});

test('the request has the price that the page showed; that of a sold vehicle is not shown', () => {
  expect(request.answers).toEqual({ 'Price shown': priceText(car) });
  expect(shownPrice({ ...car, status: 'sold' })).toBeNull();
  expect(shownPrice(null)).toBeNull();
  const context = { places: [], url: 'https://dealer.example/', visit: null, honeypot: '', loan: '' };
  const topic = enquiryTopic(car, fixedNow);
  expect(leadRequest(enquiry, { ...context, topic, car, priceShown: null }).answers).toEqual({});
});

test('[EN-03] the API accepts it and creates a lead with all added fields', () => {
  const taken = leadRequestSchema.parse(request);
  const lead = leadPayload(taken, {
    url: taken.url,
    userAgent: 'Browser',
    car,
    visitedPages: taken.lead_attributes.visited_pages,
    landingUrl: '/?utm_source=news',
    manufacturerSlug: taken.manufacturer_slug,
  });
  expect(leadPayloadSchema.parse(lead)).toMatchObject({
    source: 'Website',
    user_agent: 'Browser',
    car_id: car.id,
    stock_number: car.stocknum,
    'Vehicle Make': 'Toyota',
    'Vehicle Model': car.model,
    vehicle_status: 'used',
    manufacturer_slug: 'toyota',
    event_id: 22,
    lead_attributes: { linked_query_params: { utm_source: 'news' } },
  });
});

test('a general enquiry goes to the selected location, by name and id', () => {
  const general = leadRequest(enquiry, {
    topic: enquiryTopic(null, fixedNow),
    car: null,
    priceShown: null,
    // Departments of one address may have one name.
    places: [
      { id: 105, name: 'Aspley - Sales', label: 'Aspley' },
      { id: 106, name: 'Aspley - Sales', label: 'Aspley' },
    ],
    url: 'https://dealer.example/contact-us',
    loan: '',
    visit: null,
    honeypot: 'https://spam.example',
  });
  expect(general).toMatchObject({
    category: 'General Enquiry',
    location: 'Aspley - Sales',
    location_id: 106,
    car_id: null,
    manufacturer_slug: null,
    company_url: 'https://spam.example',
    answers: {},
    lead_attributes: { visited_pages: ['/contact-us'], linked_query_params: {} },
  });
});

test('[EN-03] only a finance enquiry has the loan of the calculator', () => {
  const context = { car, priceShown: null, places: [], url: '/', loan: 'term=4', visit: null, honeypot: '' };
  const loanOf = (about: 'finance' | 'photos' | null) =>
    leadRequest(enquiry, { ...context, topic: enquiryTopic(car, fixedNow, { about }) }).loan;
  expect([loanOf('finance'), loanOf('photos'), loanOf(null)]).toEqual(['term=4', null, null]);
});
