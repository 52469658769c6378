import { Container, Prose } from '@forecourt/primitives';
import { PageBreadcrumb } from '@forecourt/site/page';
import { paths } from '@forecourt/site-config';

export { loader, meta } from '@forecourt/site/page';

const clearances = [
  [
    'Demonstrators',
    'Driven by our team, serviced in our workshop, sold before the books close.',
    'demo-cars',
  ],
  ['New cars in the yard', 'No waiting for a ship: registered and yours by 30 June.', 'new-cars'],
  ['Utes for work', 'Ready for the job, with an invoice for your accountant.', 'ute-cars'],
] as const;

export default function EndOfFinancialYear() {
  return (
    <Container className="pt-4 pb-section lg:pt-6">
      <PageBreadcrumb />
      <h1 className="mt-6 text-h1">End of financial year sale</h1>
      <p className="mt-4 max-w-reading text-lead text-ink-2">
        Every year from 1 to 30 June we make room in the yard. The prices on the cars are the sale prices,
        with nothing to ask for.
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-6">
        {clearances.map(([title, text, search]) => (
          <li key={search} className="rounded-card bg-sunken p-panel">
            <h2 className="text-lead font-bold">
              <a href={paths.search(search)} className="hover:underline">
                {title}
              </a>
            </h2>
            <p className="mt-1 text-note text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <Prose className="mt-8">
        <p>
          Buying for a business? Talk to your accountant about what you can claim, then{' '}
          <a href={paths.contact()}>talk to us</a> about what is in the yard.
        </p>
      </Prose>
    </Container>
  );
}
