import { fixedNow, namedCars } from '@forecourt/fixtures';
import { Button, LinkButton } from '@forecourt/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListWarning } from './ListWarning.tsx';
import { PromoCard } from './PromoCard.tsx';
import { SaveButton } from './SaveButton.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';

const weekly = { amount: 130, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const actions = (
  <>
    <Button size="small">Enquire now</Button>
    <Button size="small" variant="outline">
      Test drive
    </Button>
  </>
);

const meta = {
  title: 'Vehicle/VehicleCard',
  component: VehicleCard,
  args: {
    car: namedCars.reduced,
    now: fixedNow,
    weekly,
    actions,
    save: <SaveButton name="2021 Toyota RAV4" saved={false} onToggle={() => undefined} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-[330px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Outside of a list, it has the same parts. */
export const Reduced: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('.card-picture');
    await expect(picture?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};
export const Sold: Story = {
  args: {
    car: namedCars.soldYesterday,
    save: undefined,
    actions: (
      <LinkButton href="#similar" size="small" variant="outline">
        Find me something similar
      </LinkButton>
    ),
  },
};
const electric = { ...namedCars.reservedSuv, simple_fuel: 'Electric', fuel: 'Electric' };
export const ReservedElectric: Story = { args: { car: electric, electricTag: true } };
export const BareComingSoonElectric: Story = {
  args: { car: { ...electric, reserved: false, status: 'coming_soon' }, electricTag: true, look: 'bare' },
};
const photos = () =>
  Promise.resolve([
    namedCars.reduced.primary_image_url ?? '',
    ...namedCars.reduced.images.map(({ image }) => image.url),
    ...Object.values(namedCars).map(({ primary_image_url: url }) => url ?? ''),
  ]);
/** Swiped to its second photo; the buttons are visible because the title has the focus. */
export const SecondPhoto: Story = {
  args: { car: { ...namedCars.reduced, photos_count: 4 }, photos },
  play: async ({ canvasElement, userEvent }) => {
    const card = within(canvasElement);
    await userEvent.tab();
    await card.findByRole('button', { name: /^Next photo/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await card.findByText(/2 of \d/)).toBeVisible();
  },
};
export const PhotosUnavailable: Story = {
  args: {
    car: { ...namedCars.reduced, photos_count: 4 },
    photos: () => Promise.reject(new Error('The platform does not answer.')),
  },
  play: async ({ canvasElement, userEvent }) => {
    const card = within(canvasElement);
    await userEvent.tab();
    await card.findByRole('button', { name: /^Next photo/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await card.findByText('Photos can’t be shown right now.')).toBeInTheDocument();
  },
};
export const NearAPlace: Story = { args: { showTown: true, distance: '13 km away' } };
export const BareNearAPlace: Story = { args: { look: 'bare', distance: '13 km away' } };
export const WithoutPrice: Story = { args: { car: namedCars.noPrice, weekly: null } };
export const Bare: Story = { args: { look: 'bare' } };
export const BareSold: Story = { ...Sold, args: { ...Sold.args, look: 'bare' } };
export const BareCaravan: Story = { args: { look: 'bare', car: namedCars.caravan, actions: undefined } };
export const Loading: Story = { render: () => <VehicleCardSkeleton /> };
export const Promotion: Story = {
  render: () => (
    <PromoCard
      title="Value my trade-in"
      text="Two minutes, no obligation. See your estimate online."
      linkText="Start valuation"
      href="#trade-in"
      picture="/pictures/sedan/silver-front34.webp"
    />
  ),
};
export const EveryNamedCar: Story = {
  decorators: [
    (Story) => (
      <div className="w-screen max-w-[1000px] pr-8">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      <ListWarning className="mb-6" />
      <ul className="card-rows md:grid-cols-2 lg:grid-cols-3">
        {Object.values(namedCars).map((car, index) => (
          <li key={car.id}>
            <VehicleCard
              car={car}
              now={fixedNow}
              weekly={index % 4 === 1 ? null : weekly}
              actions={actions}
              electricTag
              showTown
              save={<SaveButton name={car.name} saved={car.id === 1} onToggle={() => undefined} />}
            />
          </li>
        ))}
        <li>
          <VehicleCardSkeleton />
        </li>
      </ul>
    </>
  ),
};
