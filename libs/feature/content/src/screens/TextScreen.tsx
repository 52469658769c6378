import { Breadcrumb } from '@forecourt/chrome';
import { Prose } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ContentPage } from '../manifest.ts';

/** A content page: heading, lead paragraph, headed blocks. */
export function TextScreen({ page, children }: { page: ContentPage; children?: ReactNode }) {
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: page.title }]} />
      <h1 className="mt-6 text-h1">{page.title}</h1>
      {page.intro && <p className="mt-4 max-w-reading text-lead text-ink-2">{page.intro}</p>}
      <Prose className="mt-8">
        {page.blocks.map(({ heading, paragraphs }, index) => (
          <Fragment key={heading ?? index}>
            {heading && <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Fragment>
        ))}
        {children}
      </Prose>
    </div>
  );
}
