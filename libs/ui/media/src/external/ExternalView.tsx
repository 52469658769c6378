import { ExternalLink } from 'lucide-react';
import { useState } from 'react';

export interface ExternalViewProps {
  /** The vehicle's name. */
  name: string;
  /** Name of the third-party provider. */
  host: string;
  /** The provider's URL for this vehicle. */
  src: string;
}

/**
 * A third-party 360 view. Nothing is requested from the provider before the visitor consents; then it runs in a sandboxed iframe that can
 * neither access this page nor navigate it away.
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
