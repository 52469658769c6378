import { track } from '@forecourt/analytics';
import { pathOf, routes } from '@forecourt/platform-client';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { Download, History, LoaderCircle, Printer } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { savePdf } from '../frame/save-pdf.ts';
import { historyReport } from '../logic/history-report.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-4 hover:underline';

/** Documents of the vehicle: print page, PDF and history report. All are links; the PDF link shows its progress. */
export const Documents = block('vdp.documents', function Documents({ car }) {
  const options = useFeatureOptions<typeof vdp>('vdp')?.frame;
  const [preparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!options) return null;
  const report = historyReport(car, options.historyHosts);
  const pdf = pathOf(routes.carPdf, { params: { slug: car.slug } });

  async function prepare(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (preparing) return;
    track('print_pdf', { car_id: car.id });
    setFailure(null);
    setPreparing(true);
    try {
      await savePdf(car.slug);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      setFailure(words);
      window.alert(words);
    } finally {
      setPreparing(false);
    }
  }

  return (
    <div>
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <a
            href={`/print?car_id=${encodeURIComponent(car.slug)}`}
            target="_blank"
            rel="noopener"
            className={LOOK}
          >
            <Printer aria-hidden size={18} strokeWidth={1.75} />
            Print<span className="sr-only"> this page (opens a new window)</span>
          </a>
        </li>
        {options.pdf && (
          <li>
            <a
              href={pdf}
              download={`${car.slug}.pdf`}
              aria-busy={preparing || undefined}
              onClick={(event) => void prepare(event)}
              className={LOOK}
            >
              {preparing ? (
                <LoaderCircle aria-hidden size={18} strokeWidth={1.75} className="animate-spin" />
              ) : (
                <Download aria-hidden size={18} strokeWidth={1.75} />
              )}
              {preparing ? 'Preparing…' : 'Save as PDF'}
            </a>
          </li>
        )}
        {report !== null && (
          <li>
            <a
              href={report}
              target="_blank"
              rel="noopener"
              onClick={() => track('history_report', { car_id: car.id })}
              className={LOOK}
            >
              <History aria-hidden size={18} strokeWidth={1.75} />
              Car history<span className="sr-only"> report (opens a new window)</span>
            </a>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {preparing ? 'Preparing the PDF' : ''}
      </p>
      {failure !== null && (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
    </div>
  );
});
