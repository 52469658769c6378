import { apiSink } from '../sinks/apiSink.ts';
import { consoleSink } from '../sinks/consoleSink.ts';
import { dataLayerSink } from '../sinks/dataLayerSink.ts';
import { connect } from '../track.ts';
import { consentOf } from './consent.ts';
import { deliverTo } from './deliverTo.ts';
import { reportVitals } from './reportVitals.ts';

/** What a site does with events. */
export interface SinkSettings {
  slug: string;
  /** Events go to the platform. */
  events: boolean;
  /** Events go to `window.dataLayer`. */
  dataLayer: boolean;
  /** How quick the page was goes to the platform. */
  vitals: boolean;
  /** Somebody works on the site and sees events in the console. */
  development: boolean;
}

/**
 * Connects the bus of this page to the site's sinks. Nothing leaves the browser before `consentOf` the site is `granted`.
 * Page speed is measured from the first page that is opened with consent. Returns a function that stops.
 */
export function startSinks({ slug, events, dataLayer, vitals, development }: SinkSettings): () => void {
  const mayLeave = () => consentOf(slug) === 'granted';
  const api = events ? apiSink() : null;
  const sinks = [development && consoleSink, dataLayer && dataLayerSink, api].filter((sink) => !!sink);
  const disconnect = connect(deliverTo(sinks, mayLeave));
  const stopVitals = vitals && mayLeave() ? reportVitals(mayLeave) : () => {};
  return () => {
    disconnect();
    stopVitals();
    api?.stop();
  };
}
