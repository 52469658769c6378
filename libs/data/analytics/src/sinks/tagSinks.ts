import { lazyModule } from '@forecourt/browser';
import { tagFirms } from '../late/consentSubject.ts';
import type { FirmTag } from '../tags/FirmTag.ts';
import type { TagSettings } from '../tags/TagSettings.ts';
import type { Sink } from './Sink.ts';
import { warn } from './warn.ts';

/** The sinks of the firms of a site, which follow the visitor's consent. */
export interface TagSinks {
  /** One for each firm. */
  sinks: readonly Sink[];
  /** Consent may have changed. */
  followConsent(): void;
  /** A page is shown; the same one is told once. */
  page(): void;
}

const code = lazyModule(() => import('../tags/firmTags.ts'));

/**
 * The firms of a site. Their code is loaded, and their hosts are asked, only once `mayLeave` is true; after a withdrawal nothing is sent,
 * and the cookies are deleted.
 */
export function tagSinks(settings: TagSettings, mayLeave: () => boolean): TagSinks {
  const firms = tagFirms(settings);
  let running: Promise<FirmTag[]> | null = null;
  let tags: FirmTag[] = [];
  let lastPage: string | null = null;

  async function start(): Promise<FirmTag[]> {
    const { firmTags } = await code();
    if (tags.length === 0) tags = firmTags(settings);
    if (mayLeave()) for (const tag of tags) attempt(tag, () => tag.start());
    return tags;
  }

  async function stop(): Promise<void> {
    for (const tag of tags) attempt(tag, () => tag.stop());
    (await code()).forgetVisitor();
  }

  async function page(): Promise<void> {
    const started = await running;
    const { pathname } = window.location;
    if (!started || pathname === lastPage || !mayLeave()) return;
    lastPage = pathname;
    for (const tag of started) attempt(tag, () => tag.page());
  }

  return {
    sinks: firms.map((firm) => ({
      name: firm,
      leaves: true,
      async take(event) {
        const tag = (await running)?.find(({ name }) => name === firm);
        if (mayLeave()) tag?.take(event);
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
        stop().catch((error: unknown) => warn('tags', error));
      }
    },
    page: () => void page(),
  };
}

function attempt({ name }: FirmTag, act: () => void): void {
  try {
    act();
  } catch (error) {
    warn(name, error);
  }
}
