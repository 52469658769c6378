import { TextField } from '@forecourt/primitives';
import { formatDollars } from '@forecourt/pricing';
import { formatNumber } from '@forecourt/values';
import { FUEL_DEFAULTS, fuelCost } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { useState } from 'react';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';
import { CalculatorCard } from './CalculatorCard.tsx';

/** The weekly fuel cost of a vehicle, for a price and distance that can be changed. */
export const FuelCost = block('vdp.fuel', function FuelCost({ car }) {
  const [price, setPrice] = useState(`$${FUEL_DEFAULTS.dollarsPerLitre.toFixed(2)}`);
  const [distance, setDistance] = useState(`${FUEL_DEFAULTS.kmPerWeek} kms`);
  if (!hasFuelCost(car, useSections().fuelCost)) return null;
  const litresPer100Km = car.variant?.fuelconsumptioncombined ?? null;
  const cost = fuelCost({ price, distance, litresPer100Km, fuel: fuelOf(car) });
  return (
    <CalculatorCard
      title="Fuel cost"
      text={
        litresPer100Km === null
          ? `At ${FUEL_DEFAULTS.litresPer100Km} L/100km, because we don’t have the maker’s figure.`
          : `At ${formatNumber(litresPer100Km)} L/100km combined.`
      }
      answer={
        <output
          htmlFor="fuel-price fuel-distance"
          className="flex flex-wrap items-baseline justify-between gap-x-4"
        >
          {cost ? (
            <>
              <span className="text-ink-2">About</span>{' '}
              <span>
                <span className="price text-[1.5rem]/8">{formatDollars(Math.round(cost.weekly))}</span>{' '}
                <span className="text-small text-ink-2">
                  per week, {formatDollars(Math.round(cost.yearly))} a year
                </span>
              </span>
            </>
          ) : (
            <span className="text-ink-2">Enter a price such as $1.85 and a distance such as 300 km.</span>
          )}
        </output>
      }
    >
      <div className="grid grid-cols-2 gap-3 noscript:hidden">
        <TextField
          id="fuel-price"
          label="Price per litre"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <TextField
          id="fuel-distance"
          label="Distance a week"
          inputMode="decimal"
          autoComplete="off"
          value={distance}
          onChange={({ target }) => setDistance(target.value)}
        />
      </div>
      <p className="hidden text-ink-2 noscript:block">
        {price} a litre, {distance} a week.
      </p>
    </CalculatorCard>
  );
});

/** Whether the vehicle uses fuel: electric vehicles and caravans do not. */
export function hasFuelCost(car: Car, wanted: boolean): boolean {
  const litresPer100Km = car.variant?.fuelconsumptioncombined ?? null;
  return wanted && car.item_type !== 'caravan' && fuelCost({ litresPer100Km, fuel: fuelOf(car) }) !== null;
}

function fuelOf(car: Car): string | null {
  return car.simple_fuel ?? car.fuel;
}
