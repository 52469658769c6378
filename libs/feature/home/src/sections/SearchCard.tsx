import { formatDollars } from '@forecourt/pricing';
import { Button, Select } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { carTypeLabel } from '@forecourt/stock-search';
import { vehicleWord } from '@forecourt/vehicle';
import type { HomeStock } from '../logic/load-home.ts';

const prices = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000, 100_000];

/** A search in four choices. A plain form: it works before any script and leads to an ordinary search address. */
export function SearchCard({ stock }: { stock: HomeStock }) {
  const site = useSite();
  const count = (values: HomeStock['makes']) =>
    [...values].sort((a, b) => a.value.localeCompare(b.value, 'en'));
  return (
    <form
      action={paths.stock()}
      method="get"
      role="search"
      aria-label="Search the stock"
      className="rounded-card bg-surface p-[22px] shadow-raised lg:p-7"
    >
      <fieldset className="mb-5 inline-flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        <legend className="sr-only">Condition</legend>
        <Condition value="" label="All" />
        {site.stock.carTypes.map((type) => (
          <Condition key={type} value={type} label={carTypeLabel(type, site.stock)} />
        ))}
      </fieldset>
      <div className="grid items-end gap-4 md:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto]">
        <Select id="home-make" name="make" label="Make" defaultValue="">
          <option value="">Any make</option>
          {count(stock.makes).map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
        {site.stock.itemTypes.length > 1 ? (
          <Select id="home-type" name="item_type" label="Type" defaultValue="">
            <option value="">Any type</option>
            {site.stock.itemTypes.map((type) => (
              <option key={type} value={type}>
                {vehicleWord(type).charAt(0).toUpperCase() + vehicleWord(type).slice(1)}
              </option>
            ))}
          </Select>
        ) : (
          <Select id="home-body" name="body" label="Body type" defaultValue="">
            <option value="">Any body type</option>
            {count(stock.bodies).map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        )}
        <Select id="home-price" name="price_max" label="Price" defaultValue="">
          <option value="">Any price</option>
          {prices.map((price) => (
            <option key={price} value={price}>
              Up to {formatDollars(price)}
            </option>
          ))}
        </Select>
        <Button type="submit" className="md:col-span-3 lg:col-span-1">
          Search {stock.total} vehicles
        </Button>
      </div>
    </form>
  );
}

function Condition({ value, label }: { value: string; label: string }) {
  return (
    <label className="relative">
      <input
        type="radio"
        name="car_type"
        value={value}
        defaultChecked={value === ''}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="block rounded-control px-4 py-2.5 text-[15px]/[20px] font-semibold text-ink-2 peer-checked:bg-surface peer-checked:text-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
        {label}
      </span>
    </label>
  );
}
