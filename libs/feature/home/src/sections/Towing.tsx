import { Picture } from '@forecourt/media';
import { Section, buttonStyle } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { formatNumber } from '@forecourt/values';
import type { SectionOf } from './section-of.ts';

/** Braked towing capacities to choose from, kilograms. */
const CAPACITIES = [1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4500];

/**
 * A search for caravans whose aggregate trailer mass (ATM) is within the braked towing capacity of a car: a plain form, whose only field is
 * the range of the URL.
 */
export function Towing({ section }: { section: SectionOf<'towing'> }) {
  const { title, cars, image } = section;
  return (
    <Section tone="sunken">
      <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-3 max-w-[52ch] text-ink-2">
            Loaded, a caravan may weigh up to its ATM. The braked towing capacity of your car has to be at
            least that.
          </p>
          <form action={paths.stock()} method="get" className="mt-6 grid max-w-[440px] gap-4">
            <input type="hidden" name="item_type" value="caravan" />
            <div>
              <label htmlFor="towing-capacity" className="text-small font-semibold">
                Your car, or its towing capacity
              </label>
              <select
                id="towing-capacity"
                name="aggregate_trailer_mass"
                className="mt-1.5 h-12 w-full rounded-field border border-line-strong bg-surface px-4 text-body text-ink"
              >
                {cars.length > 0 && (
                  <optgroup label="Your car">
                    {cars.map(({ name, kg }) => (
                      <option key={name} value={`-${kg}`}>
                        {`${name}: ${formatNumber(kg)} kg`}
                      </option>
                    ))}
                  </optgroup>
                )}
                <optgroup label="Braked towing capacity">
                  {CAPACITIES.map((kg) => (
                    <option key={kg} value={`-${kg}`}>
                      {`${formatNumber(kg)} kg`}
                    </option>
                  ))}
                </optgroup>
              </select>
            </div>
            <button type="submit" className={buttonStyle('filled', 'large')}>
              Show what it can tow
            </button>
          </form>
          <p className="mt-4 max-w-[52ch] text-small text-ink-2">
            Versions of one car can differ, and the ball weight has a limit too: check the handbook of your
            car, or bring it in and we weigh both.
          </p>
        </div>
        {image !== null && (
          <Picture
            src={image}
            alt=""
            width={640}
            sizes="(width >= 768px) 50vw, 100vw"
            className="rounded-media max-md:hidden"
          />
        )}
      </div>
    </Section>
  );
}
