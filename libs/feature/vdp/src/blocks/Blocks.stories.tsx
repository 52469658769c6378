import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { crumbsOf } from '../logic/load-vehicle.ts';
import { vehicleMedia } from '../logic/vehicle-media.ts';
import { exampleSections } from '../testing/example-sections.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import type { VehicleBlockProps } from '../slots.ts';
import { Certified } from './Certified.tsx';
import { Comments, LeadComments } from './Comments.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Documents } from './Documents.tsx';
import { Equipment, Features } from './Features.tsx';
import { FinanceCalculator } from './FinanceCalculator.tsx';
import { FinanceDisclaimer } from './FinanceDisclaimer.tsx';
import { FinanceEstimate } from './FinanceEstimate.tsx';
import { Highlights, HighlightsLine } from './Highlights.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { Included, Protect, ReserveOnline, WhyBuy } from './Panels.tsx';
import { Pictures } from './Pictures.tsx';
import { Place } from './Place.tsx';
import { Price, ShowroomPrice } from './Price.tsx';
import { Share } from './Share.tsx';
import { Sold } from './Sold.tsx';
import { Particulars, Specifications } from './Specifications.tsx';
import { Status } from './Status.tsx';
import { ShowroomTitle, Title, WideTitle } from './Title.tsx';
import { Towing } from './Towing.tsx';
import { Views } from './Views.tsx';

type Block = ComponentType<VehicleBlockProps>;

/** A state’s name, its block and its vehicle. */
type State = readonly [name: string, Block: Block, car: Car];

/** The vehicle that the controls name, in place of that of each state. */
const carNamed = (wanted: string): Car | undefined =>
  Object.entries(namedCars).find(([name]) => name === wanted)?.[1];

const site = testSite(
  'classic',
  { sections: exampleSections, certifiedMake: 'Toyota' },
  { delivery: {}, stock: { subscriptions: true, showUnregistered: true } },
);

/**
 * Every block of the vehicle page without stories of its own, by its name, in each of its states.
 *
 * **Use for** the small blocks of the vehicle page, each by its name. **Do:** give it the vehicle and the time of the page; it decides
 * whether it shows. **Don't:** read a clock in a block: the server and the browser would differ.
 */
const meta = {
  title: 'Vehicle page/Blocks',
  args: { states: [], vehicle: 'as named' },
  argTypes: {
    states: { control: false },
    vehicle: { control: 'select', options: ['as named', ...Object.keys(namedCars)] },
  },
  render: ({ states, vehicle }) => (
    <TestSite site={site}>
      <div className="grid gap-10">
        {states.map(([name, Block, car]) => (
          <div key={name}>
            <p className="mb-3 border-b border-line pb-1 text-small text-ink-2">{name}</p>
            <Block car={carNamed(vehicle) ?? car} now={fixedNow} />
          </div>
        ))}
      </div>
    </TestSite>
  ),
} satisfies Meta<{ states: readonly State[]; vehicle: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const { plain, caravan, noPrice, reduced, soldYesterday } = namedCars;
const many = carWith({
  standardEquipment: Array.from({ length: 12 }, (_, at) => `Feature number ${at + 1}`),
});
const states = (...given: State[]): Story['args'] => ({ states: given });

const Media: Block = (props) => <Pictures {...props} media={vehicleMedia(props.car, testSite().media)} />;
const Here: Block = (props) => <Crumbs {...props} crumbs={crumbsOf(props.car, testSite())} />;

export const Breadcrumb: Story = { args: states(['A car', Here, plain]) };

export const Gallery: Story = {
  args: states(
    ['Pictures', Media, plain],
    ['One picture', Media, namedCars.onePicture],
    ['No pictures', Media, namedCars.noPictures],
    ['Everything', Media, namedCars.everyMedium],
  ),
};

export const NameOfTheVehicle: Story = {
  name: 'Title',
  args: states(
    ['Nothing remarkable', Title, plain],
    ['New arrival', Title, namedCars.newArrival],
    ['Coming soon', Title, namedCars.comingSoon],
    ['Reserved', Title, namedCars.reservedSuv],
    ['Preorder', Title, namedCars.preorderUte],
    ['Sold', Title, soldYesterday],
    ['Group: full width', WideTitle, namedCars.certifiedSedan],
    ['Showroom: large', ShowroomTitle, plain],
  ),
};

export const PriceOfTheVehicle: Story = {
  name: 'Price',
  args: states(
    ['In full', Price, plain],
    ['Reduced', Price, reduced],
    ['With an offer', Price, namedCars.onOffer],
    ['Below market price', Price, namedCars.belowMarket],
    ['Not known', Price, noPrice],
    ['Preorder', Price, namedCars.preorderUte],
    ['By subscription', Price, namedCars.bySubscription],
    ['Showroom', ShowroomPrice, reduced],
    ['Showroom: subscription', ShowroomPrice, namedCars.bySubscription],
  ),
};

export const CertifiedVehicle: Story = {
  name: 'Certified',
  args: states(['Certified make', Certified, namedCars.certifiedSedan]),
};

export const ThreeFacts: Story = {
  name: 'Kilometres, transmission, body',
  args: states(
    ['A car', Highlights, plain],
    ['A caravan', Highlights, caravan],
    ['A motorcycle', Highlights, namedCars.motorcycle],
    ['Showroom: one line', HighlightsLine, plain],
  ),
};

export const Estimate: Story = {
  name: 'Finance estimate',
  args: states(
    ['With the dealer’s rates', FinanceEstimate, plain],
    ['With the vehicle’s lender record', FinanceEstimate, namedCars.financedUte],
    ['Without a price: nothing', FinanceEstimate, noPrice],
  ),
};

export const NotAvailable: Story = {
  name: 'Not available',
  args: states(
    ['Withdrawn', Status, namedCars.withdrawn],
    ['Reserved', Status, namedCars.reservedSuv],
    ['Coming soon', Status, namedCars.comingSoon],
    ['In stock: nothing', Status, plain],
  ),
};

export const SoldPanel: Story = {
  name: 'SOLD panel',
  args: states(
    ['A car', Sold, soldYesterday],
    ['A caravan', Sold, carWith({ item_type: 'caravan', status: 'sold' })],
  ),
};

export const Location: Story = {
  args: states(
    ['The dealer’s location', Place, plain],
    ['Unknown location', Place, carWith({ location_id: null })],
  ),
};

export const ViewsCounter: Story = {
  name: 'Views counter',
  args: states(
    ['Looked at', Views, carWith({ id: 9_001, views: 1_204 })],
    ['Once', Views, carWith({ id: 9_002, views: 1 })],
    ['No views: nothing', Views, carWith({ id: 9_003, views: 0 })],
  ),
};

export const ShareBar: Story = { name: 'Share bar', args: states(['Every way', Share, plain]) };

export const OnPaper: Story = {
  name: 'Print, PDF, car history',
  args: states(
    ['Without a report', Documents, plain],
    ['With a history report', Documents, carWith({ file: '/files/report.pdf' })],
  ),
};

export const KeyInformation: Story = {
  args: states(
    ['A car', KeyFacts, plain],
    ['A caravan', KeyFacts, caravan],
    ['A truck', KeyFacts, namedCars.lightTruck],
    ['Electric', KeyFacts, namedCars.electricHatch],
  ),
  play: async ({ canvasElement }) => {
    const [more] = within(canvasElement).getAllByText('Show More');
    if (more) await userEvent.click(more);
    await expect(within(canvasElement).getAllByText('Show Less')[0]).toBeVisible();
  },
};

export const DealerComments: Story = {
  args: states(
    ['Short', Comments, plain],
    ['Long', Comments, carWith({ dealercomments: 'One owner and a full set of books. '.repeat(20) })],
    ['Without comments', Comments, carWith({ dealercomments: null })],
    ['Showroom: first', LeadComments, plain],
  ),
};

export const Panels: Story = {
  name: "What's Included, Why Buy From Us?, Reserve Online, Protect Your Car",
  args: states(
    ["What's Included", Included, plain],
    ['Why Buy From Us?', WhyBuy, plain],
    ['Reserve Online', ReserveOnline, plain],
    ['Protect Your Car', Protect, plain],
  ),
};

export const FeaturesOfTheVehicle: Story = {
  name: 'Features',
  args: states(['Few', Features, plain], ['Many', Features, many], ['Showroom', Equipment, plain]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Feature number 12')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show All 12'));
    await expect(canvas.getByText('Feature number 12')).toBeVisible();
  },
};

export const SpecificationsOfTheVehicle: Story = {
  name: 'Specifications',
  args: states(
    ['A car', Specifications, plain],
    ['A caravan', Specifications, caravan],
    ['Showroom', Particulars, plain],
  ),
};

export const WillItTow: Story = {
  name: 'Will it tow?',
  args: states(['A caravan', Towing, caravan], ['Of a car: nothing', Towing, plain]),
};

export const Calculator: Story = {
  name: 'Finance calculator',
  args: states(
    ['With the disclaimer below it', FinanceCalculator, plain],
    ['Without a price: nothing', FinanceCalculator, noPrice],
  ),
};

export const DisclaimerOfTheLender: Story = {
  name: 'Finance disclaimer',
  args: states(
    ['With the dealer’s rates', FinanceDisclaimer, plain],
    ['Without a price: nothing', FinanceDisclaimer, noPrice],
  ),
};
