import { ExternalLink } from 'lucide-react';
import { useState } from 'react';

export interface ExternalViewProps {
  /** The vehicle's name. */
  name: string;
  /** Who keeps the view. */
  host: string;
  /** Its page about this vehicle. */
  src: string;
}

/**
 * A 360 view that another company keeps. Nothing of theirs is asked for before the visitor agrees; then it runs in a frame that can
 * neither reach this page nor lead away from it.
 */
export function ExternalView({ name, host, src }: ExternalViewProps) {
  const [agreed, setAgreed] = useState(false);
  if (agreed)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={src}
        title={`360 view of ${name}, by ${host}`}
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; accelerometer; gyroscope"
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0"
      />
    );
  return (
    <div className="absolute inset-0 grid place-items-center p-6 text-center">
      <div className="max-w-100">
        <p className="text-h3 font-semibold">This 360 view comes from {host}</p>
        <p className="mt-2 text-ink-2">
          To show it, your browser asks {host} for it. They learn your address and which vehicle you look at,
          and may set cookies.
        </p>
        <button
          type="button"
          onClick={() => setAgreed(true)}
          className="mt-6 inline-flex min-h-12 items-center gap-2 rounded-control bg-brand px-6 font-semibold text-on-brand hover:bg-brand-hover"
        >
          <ExternalLink aria-hidden size={18} strokeWidth={1.75} /> Show the 360 view
        </button>
      </div>
    </div>
  );
}
