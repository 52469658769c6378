import { buttonStyle, Disclosure } from '@forecourt/primitives';
import type { ListedJob } from '../logic/listed-jobs.ts';

/** The jobs above the form of an application. Each opens without JavaScript, and has a link that fills in the position. Without jobs it says so. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  if (jobs.length === 0)
    return (
      <p className="mt-6 max-w-reading text-lead text-ink-2">
        We have no jobs open right now. Send us your details, and we’ll call you when that changes.
      </p>
    );
  return (
    <section aria-labelledby="jobs" className="mt-8 max-w-reading">
      <h2 id="jobs" className="text-h2">
        Open jobs
      </h2>
      <ul className="mt-4 grid gap-4">
        {jobs.map(({ slug, title, summary, facts, html, applyHref }) => (
          <li key={slug} id={slug} className="scroll-mt-28 rounded-card bg-sunken p-panel">
            <h3 className="text-lead font-bold">{title}</h3>
            <ul className="mt-1 flex flex-wrap text-note text-ink-2">
              {facts.map((fact) => (
                <li key={fact} className="not-last:after:px-2 not-last:after:content-['·']">
                  {fact}
                </li>
              ))}
            </ul>
            <p className="mt-3">{summary}</p>
            {html !== '' && (
              <div className="mt-2">
                <Disclosure
                  title={
                    <>
                      More about this job<span className="sr-only">: {title}</span>
                    </>
                  }
                >
                  <div className="prose prose-html" dangerouslySetInnerHTML={{ __html: html }} />
                </Disclosure>
              </div>
            )}
            <a href={applyHref} className={buttonStyle('outline', 'medium', 'mt-4')}>
              Apply for this job <span className="sr-only">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
