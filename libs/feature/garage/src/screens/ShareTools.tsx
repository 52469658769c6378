import { Button, buttonStyle } from '@forecourt/primitives';
import { Check, Mail, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** Ways to keep or send a page by its address. The e-mail works before and without scripts. */
export function ShareTools({ url, title }: { url: string; title: string }) {
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  async function share() {
    const sheet = 'share' in navigator;
    try {
      await (sheet ? navigator.share({ title, url }) : navigator.clipboard.writeText(url));
      setDone(sheet ? null : 'copied');
    } catch (error) {
      // Closing the sheet is no failure.
      setDone(error instanceof DOMException && error.name === 'AbortError' ? null : 'failed');
    }
  }
  const body = encodeURIComponent(`${title}\n${url}`);
  return (
    <div className="flex flex-wrap items-center gap-x-6 print:hidden">
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`} className={buttonStyle('text')}>
        <Mail {...icon} /> Email
      </a>
      <Button variant="text" className="noscript:hidden" onClick={() => void share()}>
        {done === 'copied' ? <Check {...icon} /> : <Share2 {...icon} />}
        {done === 'copied' ? 'Link copied' : 'Share'}
      </Button>
      <Button variant="text" className="noscript:hidden" onClick={() => window.print()}>
        <Printer {...icon} /> Print
      </Button>
      <p role="status" className="sr-only">
        {done === 'copied' ? 'Link copied' : ''}
      </p>
      {done === 'failed' && (
        <p role="alert" className="w-full text-small">
          The link could not be copied. It is <span className="break-all select-all">{url}</span>
        </p>
      )}
    </div>
  );
}
