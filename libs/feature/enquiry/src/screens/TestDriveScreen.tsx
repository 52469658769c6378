import { Breadcrumb } from '@forecourt/chrome';
import { imageUrl, srcSet, standIn } from '@forecourt/image-url';
import { telHref } from '@forecourt/phone';
import { priceText } from '@forecourt/pricing';
import { Alert, Button, Link, TextField } from '@forecourt/primitives';
import { knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { carName, wayToTry } from '@forecourt/vehicle';
import { TRY_WORDS } from '../logic/about-topic.ts';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { TestDrivePage } from '../logic/load-test-drive.ts';

const SHAPE = { width: 240, height: 160 };

/** The page to choose the vehicle of a test drive; the form with its times follows. */
export function TestDriveScreen({ page }: { page: TestDrivePage }) {
  const site = useSite();
  const { query, cars } = page;
  const title = testDriveTitle(site.stock.itemTypes);
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={knownSteps(site, [{ name: 'Home', href: paths.home() }, { name: title }])} />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-3 max-w-reading text-ink-2">
        Choose the vehicle first. Then pick a time, or leave your number and we’ll call to arrange one.
      </p>
      <form
        method="get"
        action={paths.testDrive()}
        role="search"
        className="mt-8 flex max-w-160 items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <TextField
            key={query}
            id="vehicle"
            name="query"
            type="search"
            label="Make, model or stock number"
            defaultValue={query}
            autoComplete="off"
            limit={200}
          />
        </div>
        <Button type="submit" className="h-12">
          Search
        </Button>
      </form>
      <div role="status" className="mt-6">
        <Found page={page} phone={site.phones.main} />
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-4">
        {cars.map((car) => (
          <Choice key={car.id} car={car} />
        ))}
      </ul>
      <Pages {...page} />
    </div>
  );
}

/** The heading of the page: that of a test drive, unless all the dealer's vehicles are tried in one other way. */
export function testDriveTitle(itemTypes: readonly EnquiryCar['item_type'][]): string {
  const [way, other] = new Set(itemTypes.map(wayToTry));
  return TRY_WORDS[way === undefined || other !== undefined ? 'drive' : way].title;
}

function Found({ page: { query, cars, isUp }, phone }: { page: TestDrivePage; phone: string | null }) {
  if (!isUp)
    return (
      <Alert>
        We can’t show our stock right now. Please try again in a minute
        {phone !== null && (
          <>
            , or call <a href={telHref(phone) ?? undefined}>{phone}</a>
          </>
        )}
        .
      </Alert>
    );
  if (cars.length > 0) return query === '' ? <h2 className="text-h3">New in stock</h2> : null;
  return (
    <p>
      We have nothing like “{query}” right now.{' '}
      <Link href={paths.testDrive()} className="font-semibold text-brand-text underline">
        See all
      </Link>
    </p>
  );
}

function Choice({ car }: { car: EnquiryCar }) {
  const picture = car.images[0]?.image.url;
  const shape = { ...SHAPE, standIn: standIn(car) };
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3 focus-within:border-focus hover:border-line-strong">
      {picture && (
        <img
          src={imageUrl(picture, shape)}
          srcSet={srcSet(picture, { ...shape, widths: [160, 240, 480] })}
          sizes="120px"
          width={SHAPE.width}
          height={SHAPE.height}
          alt=""
          loading="lazy"
          className="w-30 shrink-0 rounded-media bg-stage object-cover"
        />
      )}
      <div className="min-w-0">
        <Link
          href={paths.enquire(car.slug, 'test-drive')}
          className="font-semibold after:absolute after:inset-0"
        >
          {carName({ ...car, badge: null })}
        </Link>
        <p className="truncate text-note text-ink-2">
          {[car.badge, car.stocknum && `Stock ${car.stocknum}`].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 text-note">{priceText(car)}</p>
      </div>
    </li>
  );
}

function Pages({ query, page, pages }: TestDrivePage) {
  const href = (to: number) => {
    const search = new URLSearchParams({
      ...(query !== '' && { query }),
      ...(to > 1 && { page: String(to) }),
    });
    return search.size === 0 ? paths.testDrive() : `${paths.testDrive()}?${search.toString()}`;
  };
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center gap-6">
      {page > 1 && (
        <Link href={href(page - 1)} className="py-2 font-semibold text-brand-text underline">
          Previous
        </Link>
      )}
      <span className="text-note text-ink-2">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link href={href(page + 1)} className="py-2 font-semibold text-brand-text underline">
          Next
        </Link>
      )}
    </nav>
  );
}
