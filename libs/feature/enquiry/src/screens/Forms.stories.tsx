import { fixedNow, namedCars } from '@forecourt/fixtures';
import { formDeclarationSchema } from '@forecourt/lead';
import type { FormDeclarationInput } from '@forecourt/lead';
import { OWING_FINANCE_TEXT } from '@forecourt/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  careers,
  financeEnquiry,
  fleetEnquiry,
  partsRequest,
  sellYourCar,
  serviceBooking,
} from '../declared/index.ts';
import { declaredTopic } from '../logic/declared-topic.ts';
import { emptyForm } from '../logic/form-fields.ts';
import type { EnquirePage } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { ownVehicle, valuation } from '../testing/trade-in.ts';
import { EnquireScreen } from './EnquireScreen.tsx';

function page(form: FormDeclarationInput, car: EnquirePage['car'] = null): EnquirePage {
  return {
    head: { title: '', description: '', canonical: '' },
    car,
    topic: declaredTopic(formDeclarationSchema.parse(form)),
    missing: null,
    formKey: 'story',
    startedAt: fixedNow.getTime(),
    loan: '',
    action: `/${form.paths[0]}`,
    values: {},
    jobs: null,
    appointments: null,
  };
}

/** A form as the server shows it at a step. */
const at = (step: number, errors: RefusedForm['errors'] = {}): RefusedForm => ({
  values: { ...emptyForm(), values: { Rego: '123 ABC', vehicle: 'Mazda CX-5', jobs: ['Brakes'] } },
  ...{ errors, step, failure: null, notice: null, value: null, status: 200 },
});

/**
 * **Use for** forms that a dealer declares, step by step. **Do:** keep what was typed through every error and step. **Don't:** ask what
 * the dealer does not need.
 */
const meta = {
  title: 'Enquiry/Forms',
  component: EnquireScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: page(serviceBooking()), refused: null },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof EnquireScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServiceFirstStep: Story = {};
export const ServiceSecondStep: Story = { args: { refused: at(1) } };
export const ServiceLastStep: Story = { args: { refused: at(2) } };
export const ServiceWithErrors: Story = {
  args: {
    refused: at(2, {
      'values.day': 'Preferred day: please choose one.',
      'values.dropOff': 'Drop-off: please choose one.',
      email: 'Please enter a valid email address.',
    }),
  },
};
export const Parts: Story = { args: { page: page(partsRequest()) } };
export const SellYourCar: Story = { args: { page: page(sellYourCar()) } };
const valued = (value: RefusedForm['value']): RefusedForm => ({
  ...at(2),
  values: { ...emptyForm(), values: ownVehicle },
  value,
});
const noFigure =
  'We do not give online values for vehicles over 100,000 km. Send us your details and we will value it in person.';

export const TradeInVehicleFound: Story = {
  args: {
    page: page(sellYourCar()),
    refused: {
      ...at(1),
      values: { ...emptyForm(), values: ownVehicle },
      notice: 'That looks like a 2022 Toyota RAV4 GX. Change it below if it isn’t yours.',
    },
  },
};
export const TradeInValue: Story = {
  args: { page: page(sellYourCar()), refused: valued({ state: 'valued', valuation }) },
};
export const TradeInValueWithMoneyOwing: Story = {
  args: {
    page: page(sellYourCar(), namedCars.plain),
    refused: valued({
      state: 'valued',
      valuation: { ...valuation, owing: true, finance_note: OWING_FINANCE_TEXT },
    }),
  },
};
export const TradeInWithoutFigure: Story = {
  args: {
    page: page(sellYourCar()),
    refused: valued({ state: 'valued', valuation: { ...valuation, range: null, no_figure: noFigure } }),
  },
};
export const TradeInValueWorking: Story = {
  args: { page: page(sellYourCar()), refused: valued({ state: 'working' }) },
};
export const TradeInValueFailed: Story = {
  args: { page: page(sellYourCar()), refused: valued({ state: 'failed' }) },
};
export const TradeInForACar: Story = { args: { page: page(sellYourCar(), namedCars.plain) } };
export const Finance: Story = { args: { page: page(financeEnquiry()) } };
export const Fleet: Story = { args: { page: page(fleetEnquiry()) } };
export const Careers: Story = { args: { page: page(careers({ roles: ['Sales consultant'] })) } };
export const CareersWithoutAPosition: Story = { args: { page: { ...page(careers()), jobs: [] } } };

const listed = [
  {
    ...{
      slug: 'technician',
      title: 'Light vehicle technician',
      applyHref: '/careers?role=Technician#enquiry',
    },
    summary: 'Service and repair of all makes, in a workshop of six.',
    facts: ['Full time', 'Newstead', '$78,000 to $92,000 a year'],
    html: '<p>You like to explain what you found.</p><ul><li>Monday to Friday</li></ul>',
  },
  {
    ...{ slug: 'detailer', title: 'Detailer', applyHref: '/careers?role=Detailer#enquiry', html: '' },
    ...{ summary: 'You make cars shine.', facts: ['Casual'] },
  },
];
export const CareersWithJobs: Story = { args: { page: { ...page(careers()), jobs: listed } } };
export const CareersWithJobsAndPositions: Story = {
  args: { page: { ...page(careers({ roles: ['Light vehicle technician', 'Detailer'] })), jobs: listed } },
};
export const CareersFilledIn: Story = {
  args: { page: { ...page(careers()), jobs: listed, values: { role: 'Light vehicle technician' } } },
};
export const CareersWithoutJobs: Story = { args: { page: { ...page(careers()), jobs: [] } } };
