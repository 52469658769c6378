import { apiSink } from '../sinks/apiSink.ts';
import { consoleSink } from '../sinks/consoleSink.ts';
import { dataLayerSink } from '../sinks/dataLayerSink.ts';
import { tagSinks } from '../sinks/tagSinks.ts';
import type { TagSinks } from '../sinks/tagSinks.ts';
import type { TagSettings } from '../tags/TagSettings.ts';
import { connect } from '../track.ts';
import { consentOf, watchConsent } from './consent.ts';
import { consentSubject } from './consentSubject.ts';
import { deliverTo } from './deliverTo.ts';
import { reportVitals } from './reportVitals.ts';

/** The sinks of a site. */
export interface SinkSettings extends TagSettings {
  slug: string;
  /** Send events to the API. */
  events: boolean;
  /** Push events to `window.dataLayer`; a site with a tag manager does so anyway. */
  dataLayer: boolean;
  /** Send web vitals to the API. */
  vitals: boolean;
  /** Development: log events to the console. */
  development: boolean;
}

/** The firms of the page, while its sinks are connected. */
let firms: TagSinks | null = null;

/** Tells the firms of a site, after consent, that another page is shown: a navigation without a load. */
export const showPage = (): void => firms?.page();

/**
 * Connects the bus of this page to the site's sinks. Nothing leaves the browser, and no firm's script is loaded, before the answer to the
 * site's question is `granted`. Web vitals are measured from the first page that is opened with consent, once however often this is called. Returns a function that stops.
 */
export function startSinks(settings: SinkSettings): () => void {
  const { slug, events, dataLayer, vitals, tagManager, development } = settings;
  const subject = consentSubject(settings);
  const consent = () => consentOf(slug, subject);
  const mayLeave = () => consent() === 'granted';
  const api = events ? apiSink(mayLeave) : null;
  const tags = tagSinks(settings, consent);
  const pushes = dataLayer || tagManager !== undefined;
  const own = [development && consoleSink, pushes && dataLayerSink, api].filter((sink) => !!sink);
  tags.followConsent();
  const unwatch = watchConsent(() => {
    tags.followConsent();
    api?.followConsent();
  });
  const disconnect = connect(deliverTo([...own, ...tags.sinks], mayLeave));
  if (vitals && mayLeave()) reportVitals(mayLeave);
  firms = tags;
  return () => {
    firms = null;
    unwatch();
    disconnect();
    api?.stop();
  };
}
