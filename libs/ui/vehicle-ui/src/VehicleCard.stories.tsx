import { fixedNow, namedCars } from '@forecourt/fixtures';
import { Button, LinkButton } from '@forecourt/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListWarning } from './ListWarning.tsx';
import { PromoCard } from './PromoCard.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { VehicleCardProps } from './cardProps.ts';
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

const similar = (
  <LinkButton href="#similar" size="small" variant="outline">
    Find me something similar
  </LinkButton>
);
const electric = { ...namedCars.reservedSuv, simple_fuel: 'Electric', fuel: 'Electric' };

/** The vehicles to choose from: those of the demonstration stock, and some in a state that none of them is in. */
const vehicles = {
  ...namedCars,
  reservedElectric: electric,
  comingSoonElectric: { ...electric, reserved: false, status: 'coming_soon' as const },
  fourPhotos: { ...namedCars.reduced, photos_count: 4 },
};
const isVehicle = (name: string): name is keyof typeof vehicles => name in vehicles;
const vehicleNames = Object.keys(vehicles).filter(isVehicle);

/** What the controls set; the props of the card follow from it. */
interface CardControls extends Pick<
  VehicleCardProps,
  'look' | 'electricTag' | 'showTown' | 'distance' | 'photos'
> {
  /** A vehicle of the demonstration stock. */
  vehicle: keyof typeof vehicles;
  /** Whether the dealer shows repayments. */
  finance: boolean;
  /** Whether the shopper has saved the vehicle. */
  saved: boolean;
  /** Whether the card has buttons. */
  buttons: boolean;
}

const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * **Use for** a vehicle in a list: search results, similar vehicles, garage. Its look is `look.cards` of the config.
 *
 * **Do:** Put a list in `card-rows`, so that prices align. Show `ListWarning` beside a list whose cards have repayments.
 *
 * **Don't:** Put a link around the card: its title covers it already. Do not show a repayment without the warning, or a price without what
 * it includes.
 */
const meta = {
  title: 'Vehicle/VehicleCard',
  component: VehicleCard,
  args: { vehicle: 'reduced', finance: true, saved: false, buttons: true, look: 'boxed', showTown: false },
  argTypes: {
    vehicle: {
      control: {
        type: 'select',
        labels: Object.fromEntries(vehicleNames.map((name) => [name, words(name)])),
      },
      options: vehicleNames,
    },
    look: { control: 'inline-radio', options: ['boxed', 'bare'] },
    // These follow from the controls.
    ...{ car: { control: false }, now: { control: false }, weekly: { control: false } },
    ...{ actions: { control: false }, save: { control: false }, photos: { control: false } },
  },
  render: ({ vehicle, finance, saved, buttons, ...props }) => {
    const car = vehicles[vehicle];
    const isSold = car.status === 'sold';
    return (
      <VehicleCard
        {...props}
        car={car}
        now={fixedNow}
        weekly={finance ? weekly : null}
        actions={buttons && (isSold ? similar : actions)}
        save={!isSold && <SaveButton name={car.name} saved={saved} onToggle={() => undefined} />}
      />
    );
  },
  decorators: [
    (Story) => (
      <div className="max-w-[330px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<VehicleCardProps & CardControls>;
export default meta;
type Story = StoryObj<CardControls>;

/** Outside of a list, it has the same parts. */
export const Reduced: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('.card-picture');
    await expect(picture?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};
export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Saved / })).toBeVisible();
  },
};
export const Sold: Story = { args: { vehicle: 'soldYesterday' } };
export const ReservedElectric: Story = { args: { vehicle: 'reservedElectric', electricTag: true } };
export const BareComingSoonElectric: Story = {
  args: { vehicle: 'comingSoonElectric', electricTag: true, look: 'bare' },
};
const photos = () =>
  Promise.resolve([
    namedCars.reduced.primary_image_url ?? '',
    ...namedCars.reduced.images.map(({ image }) => image.url),
    ...Object.values(namedCars).map(({ primary_image_url: url }) => url ?? ''),
  ]);
/** Swiped to its second photo; the buttons are visible because the title has the focus. */
export const SecondPhoto: Story = {
  args: { vehicle: 'fourPhotos', photos },
  play: async ({ canvasElement, userEvent }) => {
    const card = within(canvasElement);
    await userEvent.tab();
    await card.findByRole('button', { name: /^Next photo/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await card.findByText(/2 of \d/)).toBeVisible();
  },
};
export const PhotosUnavailable: Story = {
  args: { vehicle: 'fourPhotos', photos: () => Promise.reject(new Error('The platform does not answer.')) },
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
export const WithoutPrice: Story = { args: { vehicle: 'noPrice', finance: false } };
export const Bare: Story = { args: { look: 'bare' } };
export const BareSold: Story = { args: { vehicle: 'soldYesterday', look: 'bare' } };
export const BareCaravan: Story = { args: { look: 'bare', vehicle: 'caravan', buttons: false } };
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
