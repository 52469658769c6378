import { apiSink } from '../sinks/apiSink.ts';
import { consoleSink } from '../sinks/consoleSink.ts';
import { dataLayerSink } from '../sinks/dataLayerSink.ts';
import { connect } from '../track.ts';
import { consentOf } from './consent.ts';
import { deliverTo } from './deliverTo.ts';
import { reportVitals } from './reportVitals.ts';

/** The sinks of a site. */
export interface SinkSettings {
  slug: string;
  /** Send events to the API. */
  events: boolean;
  /** Push events to `window.dataLayer`. */
  dataLayer: boolean;
  /** Send web vitals to the API. */
  vitals: boolean;
  /** Development: log events to the console. */
  development: boolean;
}

/**
 * Connects the bus of this page to the site's sinks. Nothing leaves the browser before `consentOf` the site is `granted`.
 * Web vitals are measured from the first page that is opened with consent. Returns a function that stops.
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
