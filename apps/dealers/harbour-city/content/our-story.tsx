import { Container, Prose } from '@forecourt/primitives';
import { PageBreadcrumb } from '@forecourt/site/page';
import { paths } from '@forecourt/site-config';

export { loader, meta } from '@forecourt/site/page';

const years = [
  ['1996', 'Two mechanics rent a shed on Breakfast Creek Road and sell the cars they have repaired.'],
  ['2008', 'The showroom opens next door, with new Toyotas. The shed becomes the workshop.'],
  ['2016', 'Every price goes on the windscreen and on the website, fees included.'],
  ['2024', 'Hyundai joins, and each used car is shown with its market value.'],
] as const;

export default function OurStory() {
  return (
    <Container className="pt-4 pb-section lg:pt-6">
      <PageBreadcrumb />
      <h1 className="mt-6 text-h1">Our story</h1>
      <p className="mt-4 max-w-reading text-lead text-ink-2">
        Harbour City Motors is a fictional family business by the river in Newstead. It began with a shed, two
        mechanics and the cars that they had repaired.
      </p>
      <ol className="mt-8 grid gap-4 md:grid-cols-2 lg:gap-6">
        {years.map(([year, text]) => (
          <li key={year} className="rounded-card bg-sunken p-panel">
            <h2 className="text-lead font-bold">{year}</h2>
            <p className="mt-1 text-note text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <Prose className="mt-8">
        <p>
          The mechanics&rsquo; rule still holds: we sell what we would drive.{' '}
          <a href={paths.stock()}>See what is in the yard</a>, or{' '}
          <a href={paths.contact()}>come and look around</a>.
        </p>
      </Prose>
    </Container>
  );
}
