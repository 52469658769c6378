import { PageHeading, SceneBand } from '@forecourt/chrome';
import { formatDollars } from '@forecourt/pricing';
import { Alert, EmptyState, LinkButton } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { ListWarning, repaymentPeriods } from '@forecourt/vehicle-ui';
import type { ComparedSpec } from '@forecourt/vehicle';
import type { ComparedDelivery } from '../logic/compared-delivery.ts';
import type { ComparedFinance } from '../logic/compared-finance.ts';
import type { loadCompare } from '../logic/load-compare.ts';
import type { garage } from '../manifest.ts';
import { CompareDelivery } from './CompareDelivery.tsx';
import { CompareFinance } from './CompareFinance.tsx';
import { CompareTable } from './CompareTable.tsx';
import { ShareTools } from './ShareTools.tsx';

export type CompareScreenProps = Omit<Awaited<ReturnType<typeof loadCompare>>, 'head'>;

/** Vehicles side by side. Everything on it works before JavaScript. */
export function CompareScreen({
  cars,
  lines,
  finance,
  fuelFor,
  delivery,
  terms,
  gone,
  crumbs,
  url,
}: CompareScreenProps) {
  const site = useSite();
  const saved = useFeatureOptions<typeof garage>('garage');
  const ids = cars.map(({ id }) => id);
  return (
    <div className="container-site pb-section">
      <PageHeading title="Compare" crumbs={crumbs} />
      {gone > 0 && (
        <div className="mt-4">
          <Alert>{gone === 1 ? 'One vehicle is' : `${gone} vehicles are`} no longer here.</Alert>
        </div>
      )}
      {cars.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title="Nothing to compare yet"
            text="Save the vehicles you like, then tick two or more of them to see them side by side."
            picture={site.brand.scene && <SceneBand {...site.brand.scene} alt="" place="panel" />}
          >
            <LinkButton href={paths.watchlist()}>{saved?.name}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <>
          <ShareTools key={url} url={url} title={cars.map(({ name }) => name).join(' or ')} />
          {finance && <CompareFinance finance={finance} ids={ids} postcode={delivery?.postcode ?? ''} />}
          <CompareTable
            cars={cars}
            terms={terms}
            lines={[...repaymentLine(finance), ...withDelivery(lines, delivery, cars.length)]}
          />
          {delivery && <CompareDelivery ids={ids} finance={finance} {...delivery} />}
          {fuelFor && (
            <p className="mt-4 text-print text-ink-2">
              Fuel for a year is for {fuelFor.kmPerWeek} km a week at ${fuelFor.dollarsPerLitre.toFixed(2)} a
              litre, with the maker’s combined fuel use.
            </p>
          )}
          {(finance || cars.some(({ repayment }) => repayment)) && (
            <ListWarning warning={site.finance?.warning} className="mt-4" />
          )}
        </>
      )}
    </div>
  );
}

/** The line of the repayments on the same terms; none without them. */
function repaymentLine(finance: ComparedFinance | null): ComparedSpec[] {
  if (!finance) return [];
  const values = finance.amounts.map((amount) => (amount === null ? null : formatDollars(amount)));
  const label = `Repayment ${repaymentPeriods[finance.frequency]}`;
  return [{ key: 'repayment', label, values, differs: new Set(values).size > 1, best: null }];
}

/** The lines with the price of delivery first, which is the same for every vehicle of a dealer. */
function withDelivery(
  lines: ComparedSpec[],
  delivery: ComparedDelivery | null,
  count: number,
): ComparedSpec[] {
  const { postcode, answer } = delivery ?? {};
  if (!answer || 'error' in answer) return lines;
  const values = Array.from({ length: count }, () => answer.price);
  const label = `Delivery to ${postcode} (${answer.name})`;
  return [{ key: 'delivery', label, values, differs: false, best: null }, ...lines];
}
