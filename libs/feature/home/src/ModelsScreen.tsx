import { Breadcrumb } from '@forecourt/chrome';
import { EmptyState, Link, LinkButton } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { clsx } from 'clsx';
import type { BodyChoice, MakeModels, ModelsPage } from './logic/load-models.ts';
import { countedStock } from './logic/stock-words.ts';

/** The models in stock, of one body type or of all, and the body types to choose from. It has only links and needs no JavaScript. */
export function ModelsScreen({ page }: { page: ModelsPage }) {
  const { stock } = useSite();
  const heading = modelsHeading(page);
  return (
    <div className="container-site pt-4 pb-14 lg:pt-6 lg:pb-[88px]">
      <Breadcrumb
        crumbs={[
          { name: 'Home', href: paths.home() },
          ...(page.body
            ? [{ name: 'Models', href: paths.models() }, { name: heading }]
            : [{ name: heading }]),
        ]}
      />
      <h1 className="mt-3 text-h1">{heading}</h1>
      {page.bodies.length > 0 && <BodyPicker bodies={page.bodies} chosen={page.body?.slug ?? null} />}
      {page.total === 0 ? (
        <EmptyState
          title="No Results Available"
          text="We have none of this body type in stock at the moment."
          picture={null}
        >
          <LinkButton href={paths.models()}>See all models</LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className="mt-8">
            <LinkButton href={page.stockHref}>Show Me {countedStock(page.total, stock.itemTypes)}</LinkButton>
          </p>
          <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {page.makes.map((make) => (
              <Models key={make.make} {...make} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The heading of the page, and its title. */
export function modelsHeading({ body }: Pick<ModelsPage, 'body'>): string {
  return body ? `${body.label} models` : 'Models by body type';
}

function BodyPicker({ bodies, chosen }: { bodies: readonly BodyChoice[]; chosen: string | null }) {
  return (
    <nav aria-label="Body types" className="mt-6">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {bodies.map((body) => (
          <li key={body.slug}>
            <BodyLink body={body} isChosen={body.slug === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BodyLink({
  body: { slug, label, others, count },
  isChosen,
}: {
  body: BodyChoice;
  isChosen: boolean;
}) {
  return (
    <Link
      href={paths.models(slug)}
      aria-current={isChosen ? 'page' : undefined}
      className={clsx(
        'flex h-full min-h-16 flex-col justify-center rounded-card border px-4 py-3',
        isChosen ? 'border-ink bg-sunken' : 'border-line-strong bg-surface hover:border-ink',
      )}
    >
      <span className="text-body font-semibold">{[label, ...others].join(', ')}</span>
      <span className="text-print text-ink-2">{count} in stock</span>
    </Link>
  );
}

function Models({ make, models }: MakeModels) {
  return (
    <section>
      <h2 className="text-h3">{make}</h2>
      <ul className="mt-3">
        {models.map(({ model, count, href }) => (
          <li key={model}>
            <Link
              href={href}
              className="flex min-h-11 items-center justify-between gap-4 border-b border-line hover:text-brand-text"
            >
              <span>
                <span className="sr-only">{make} </span>
                {model}
              </span>
              <span className="text-small text-ink-3 tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
