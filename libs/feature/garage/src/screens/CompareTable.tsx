import { Picture } from '@forecourt/media';
import { IconButton, Link, LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { ComparedSpec } from '@forecourt/vehicle';
import { PriceBlock, Repayment } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import type { ComparedCar } from '../logic/load-compare.ts';

/** Least widths of the table, by the number of vehicles: two fit on a phone, more are moved sideways. */
const WIDTHS = ['', '', '', 'max-md:min-w-[30rem]', 'max-lg:min-w-[40rem]'];

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

const SIZES = '(width >= 1280px) 290px, (width >= 768px) 28vw, 46vw';

/** The vehicles as columns: picture, price and repayment, then a line for each specification. */
export function CompareTable({
  cars,
  terms,
  lines,
}: Pick<CarHeadProps, 'terms'> & { cars: ComparedCar[]; lines: ComparedSpec[] }) {
  const [chosen, setChosen] = useState(0);
  const pictures = Math.max(...cars.map((car) => car.pictures.length));
  // The vehicle with the most pictures may have been taken out.
  const shown = Math.min(chosen, Math.max(0, pictures - 1));
  const same = lines.filter(({ differs }) => !differs).length;
  return (
    <div className="group/compare mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        {cars.length > 1 && same > 0 && (
          <label className="inline-flex min-h-11 items-center gap-3 text-note font-semibold">
            <input type="checkbox" className="tick" data-only-differences />
            Only differences
          </label>
        )}
        {pictures > 1 && <PictureSteps shown={shown} of={pictures} onShow={setChosen} />}
      </div>
      <div
        role="region"
        aria-label="Vehicles side by side"
        tabIndex={0}
        className="relative -mx-4 mt-3 overflow-x-auto print:overflow-visible px-2 py-1 md:-mr-2.5 md:ml-0 md:pr-0 md:pl-0.5"
      >
        <table className={clsx('w-full table-fixed text-left text-body', WIDTHS[cars.length])}>
          <thead>
            <tr>
              <th scope="col" className="w-44 max-md:hidden">
                <span className="sr-only">Specification</span>
              </th>
              {cars.map((car) => (
                <CarHead
                  key={car.id}
                  car={car}
                  terms={terms}
                  shown={shown}
                  others={cars.filter(({ id }) => id !== car.id)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.key} line={line} isAlone={cars.length === 1} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Shows the next picture of every vehicle at once, so that the same views stand side by side. */
function PictureSteps({ shown, of, onShow }: { shown: number; of: number; onShow: (next: number) => void }) {
  return (
    <div role="group" aria-label="Pictures" className="flex items-center noscript:hidden">
      <IconButton label="Previous pictures" onClick={() => onShow((shown + of - 1) % of)}>
        <ChevronLeft {...icon} />
      </IconButton>
      <span role="status" className="text-small text-ink-2">
        <span className="sr-only">Picture </span>
        {shown + 1} of {of}
      </span>
      <IconButton label="Next pictures" onClick={() => onShow((shown + 1) % of)}>
        <ChevronRight {...icon} />
      </IconButton>
    </div>
  );
}

interface CarHeadProps {
  car: ComparedCar;
  /** What stays in the address besides the vehicles, as a query; empty for nothing. */
  terms: string;
  /** The place of the picture that is shown; a vehicle with fewer shows its last. */
  shown: number;
  others: ComparedCar[];
}

function CarHead({ car, terms, shown, others }: CarHeadProps) {
  const site = useSite();
  const { name, path, pictures, price, repayment, status } = car;
  const enquiry = paths.enquire(path.split('/').at(-1));
  const without = paths.compare(others.map(({ id }) => id));
  return (
    <th scope="col" className="px-2 pb-4 align-top font-normal md:px-2.5">
      <div className="relative">
        <Picture
          src={pictures[Math.min(shown, pictures.length - 1)] ?? null}
          alt=""
          standIn={car.standIn}
          width={290}
          sizes={SIZES}
          className="rounded-card"
        />
        <Link
          href={others.length === 0 || terms === '' ? without : `${without}&${terms}`}
          aria-label={`Take ${name} out`}
          className="float-button absolute! top-2 right-2 print:hidden"
        >
          <X {...icon} />
        </Link>
      </div>
      <span className="mt-3 block font-semibold">
        <Link href={path} className="hover:underline">
          {name}
        </Link>
      </span>
      {status.length > 0 && <span className="mt-1 block text-note text-ink-2">{status.join(', ')}</span>}
      <PriceBlock price={price} size="compare" className="mt-2" />
      {repayment && <Repayment {...repayment} size="row" className="mt-3 border-t border-line pt-3" />}
      {hasPage(site, enquiry) && (
        <div className="mt-4 print:hidden">
          <LinkButton href={enquiry} size="small">
            Enquire<span className="sr-only"> about {name}</span>
          </LinkButton>
        </div>
      )}
    </th>
  );
}

/** A line. On phones its label stands in each cell, so that two vehicles fit side by side. */
function Line({ line: { label, values, differs, best }, isAlone }: { line: ComparedSpec; isAlone: boolean }) {
  return (
    <tr
      className={clsx(
        'border-t border-line',
        !differs && !isAlone && 'group-has-[[data-only-differences]:checked]/compare:hidden',
      )}
    >
      <th scope="row" className="py-3 pr-4 align-top text-note font-normal text-ink-2 max-md:hidden">
        {label}
      </th>
      {values.map((value, place) => {
        const isBest = best?.places.includes(place);
        return (
          <td
            key={place}
            className={clsx('px-2 py-3 align-top font-semibold md:px-2.5', isBest && 'bg-success-soft')}
          >
            <span className="block text-small font-normal text-ink-2 md:hidden">{label}</span>
            {value ?? <span className="font-normal text-ink-2">Not given</span>}
            {isBest && <span className="ml-2 text-small text-success">{best?.word}</span>}
          </td>
        );
      })}
    </tr>
  );
}
