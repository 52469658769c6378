import type { FormDeclarationInput } from '@forecourt/lead';
import { STATES } from '@forecourt/values';

const JOBS = [
  'Logbook service',
  'Brakes',
  'Tyres and wheel alignment',
  'Air conditioning',
  'Battery',
  'Warning light',
  'Safety certificate',
  'Something else',
];

const PLATE = 'Number plate';
const MODEL = 'Make, model and year';
const LOAN_CAR = 'I’d like a loan car';

/**
 * The booking of a workshop, at `/service`. Its last step has the free drop-off times of the workshop, and books one of its loan cars
 * while one is left; how many there are is in the `workshop` of the location.
 *
 * @param jobs what the workshop does, to be ticked. Default: the usual jobs.
 * @param loanCar whether it has loan cars. Default `true`.
 */
export function serviceBooking({
  jobs = JOBS,
  loanCar = true,
}: { jobs?: string[]; loanCar?: boolean } = {}): FormDeclarationInput {
  const byPlate = { when: { field: 'known', is: PLATE } };
  const byModel = { when: { field: 'known', is: MODEL } };
  return {
    id: 'service',
    paths: ['service'],
    title: 'Book a service',
    intro: 'Tell us about your vehicle, then choose a drop-off time. We’ll call to confirm it.',
    button: 'Send booking request',
    category: 'Service Booking',
    unsaid: 'I would like to book my vehicle in.',
    places: 'service',
    dropOff: { loanCar: loanCar ? { field: 'meanwhile', is: LOAN_CAR } : null },
    steps: [
      {
        title: 'Your vehicle',
        fields: [
          {
            kind: 'choice',
            name: 'known',
            label: 'How shall we find your vehicle?',
            options: [PLATE, MODEL],
          },
          { ...byPlate, kind: 'text', name: 'Rego', label: 'Registration', max: 10 },
          { ...byPlate, kind: 'choice', name: 'state', label: 'State of registration', options: [...STATES] },
          {
            ...byModel,
            kind: 'text',
            name: 'vehicle',
            label: 'Make and model',
            hint: 'For example Mazda CX-5.',
          },
          { ...byModel, kind: 'number', name: 'year', label: 'Year', min: 1900, max: 2100 },
          {
            ...{ kind: 'number', name: 'odometer', label: 'Kilometres', max: 999_999, required: false },
            hint: 'About how far it has been driven.',
          },
        ],
      },
      {
        title: 'The work',
        fields: [
          { kind: 'ticks', name: 'jobs', label: 'What needs doing?', options: jobs },
          {
            ...{ kind: 'lines', name: 'notes', label: 'Anything we should know?', required: false },
            hint: 'A noise, a warning light, or work that another workshop recommended.',
          },
        ],
      },
      {
        title: 'Your booking',
        fields: [
          {
            ...{ kind: 'choice', name: 'meanwhile', label: 'While we work on it' },
            options: [
              'I’ll wait',
              'I’ll come back',
              ...(loanCar ? [LOAN_CAR] : []),
              'I’d like a lift nearby',
            ],
          },
          {
            ...{ kind: 'choice', name: 'ready', label: 'When it’s ready' },
            options: ['Text me', 'Call me', 'Email me'],
            hint: 'The workshop gets in touch with you that way.',
          },
        ],
      },
    ],
  };
}

/** The request for parts and accessories, at `/vehicle-parts-and-accessories`. */
export function partsRequest(): FormDeclarationInput {
  return {
    id: 'parts',
    paths: ['vehicle-parts-and-accessories'],
    title: 'Parts and accessories',
    intro: 'Tell us what you need and we’ll check price and stock.',
    button: 'Ask for a price',
    category: 'Parts Enquiry',
    unsaid: 'I would like a price for parts or accessories.',
    places: 'parts',
    steps: [
      {
        title: 'What you need',
        fields: [
          {
            ...{ kind: 'lines', name: 'parts', label: 'Parts or accessories' },
            hint: 'One per line. A part number helps if you have one.',
          },
          {
            kind: 'text',
            name: 'vehicle',
            label: 'Make, model and year',
            hint: 'For example 2021 Mazda CX-5.',
          },
          {
            ...{ kind: 'text', name: 'Rego', label: 'Registration or VIN', max: 20, required: false },
            hint: 'So that we order the right part.',
          },
          {
            ...{ kind: 'choice', name: 'fitting', label: 'Would you like us to fit them?' },
            options: ['Yes', 'No', 'Not sure yet'],
          },
        ],
      },
    ],
  };
}
