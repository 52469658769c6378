import { lazyModule } from '@forecourt/browser';
import type { Consent } from '../late/consent.ts';
import { tagFirms } from '../late/consentSubject.ts';
import type { FirmTag } from '../tags/FirmTag.ts';
import { forgetVisitor } from '../tags/forgetVisitor.ts';
import type { TagSettings } from '../tags/TagSettings.ts';
import type { Sink } from './Sink.ts';
import { warn } from './warn.ts';

/** The sinks of the firms of a site, which follow the visitor's consent. */
export interface TagSinks {
  /** One for each firm that is told of events; a tag manager has the data layer instead. */
  sinks: readonly Sink[];
  /** Consent may have changed. */
  followConsent(): void;
  /** A page is shown; the same one is told once. */
  page(): void;
}

const code = lazyModule(() => import('../tags/firmTags.ts'));

/**
 * The firms of a site. Their code is loaded, and their hosts are asked, only once the answer is `granted`; after a withdrawal nothing is
 * sent, the cookies are deleted, and a page with the container of a tag manager is loaded anew. Cookies that an earlier visit left are deleted
 * too when the answer is `refused`.
 */
export function tagSinks(settings: TagSettings, consent: () => Consent): TagSinks {
  const mayLeave = () => consent() === 'granted';
  const firms = tagFirms(settings);
  const told = firms.filter((firm) => firm !== 'Google' || settings.googleAnalytics !== undefined);
  let running: Promise<FirmTag[]> | null = null;
  let tags: FirmTag[] = [];
  let lastPage: string | null = null;

  async function start(): Promise<FirmTag[]> {
    const { firmTags } = await code();
    if (tags.length === 0) tags = firmTags(settings);
    if (mayLeave()) for (const tag of tags) attempt(tag, () => tag.start());
    return tags;
  }

  function stop(): void {
    for (const tag of tags) attempt(tag, () => tag.stop());
    attempt({ name: 'tags' }, forgetVisitor);
    if (tags.some((tag) => tag.staysLoaded())) window.location.reload();
  }

  async function page(): Promise<void> {
    const started = await running;
    const { pathname } = window.location;
    if (!started || pathname === lastPage || !mayLeave()) return;
    lastPage = pathname;
    for (const tag of started) attempt(tag, () => tag.page());
  }

  return {
    sinks: told.map((firm) => ({
      name: firm,
      leaves: true,
      async take(event) {
        const tag = (await running)?.find(({ name }) => name === firm);
        if (!tag || !mayLeave()) throw new Error(`The tag of ${firm} is not running.`);
        tag.take(event);
      },
    })),
    followConsent() {
      if (firms.length === 0) return;
      if (mayLeave() && !running) {
        running = start().catch((error: unknown) => {
          warn('tags', error);
          running = null;
          return [];
        });
        lastPage = null;
        void page();
      } else if (!mayLeave() && running) {
        running = null;
        stop();
      } else if (consent() === 'refused') {
        attempt({ name: 'tags' }, forgetVisitor);
      }
    },
    page: () => void page(),
  };
}

function attempt({ name }: { name: string }, act: () => void): void {
  try {
    act();
  } catch (error) {
    warn(name, error);
  }
}
