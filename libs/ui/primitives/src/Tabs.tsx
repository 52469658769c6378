import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

/** Tabs whose panels are all in the page. */
export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  /** The first tab by default. */
  initial?: string;
  /** Heading level of the panel titles, for screen readers and for pages without JavaScript; 3 by default. */
  headingLevel?: 2 | 3;
}

/**
 * Tabs whose panels are all in the HTML, for search engines and for pages without JavaScript. Arrow
 * keys, Home and End move between them.
 */
export function Tabs({ label, tabs, initial, headingLevel = 3 }: TabsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root defaultValue={initial ?? tabs[0]?.id}>
      <Radix.List asChild aria-label={label}>
        <div style={unstyled.list} className="snap-row gap-x-8 border-b border-line noscript:hidden">
          {tabs.map(({ id, title }) => (
            <Radix.Trigger
              key={id}
              value={id}
              className="-mb-px min-h-12 shrink-0 border-b-3 border-transparent text-body font-medium whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:border-tab data-[state=active]:font-semibold data-[state=active]:text-ink"
            >
              {title}
            </Radix.Trigger>
          ))}
        </div>
      </Radix.List>
      {tabs.map(({ id, title, content }) => (
        <Radix.Content key={id} value={id} forceMount asChild>
          <div
            style={unstyled.panel}
            className="py-6 data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
          >
            <div className="sr-only noscript:not-sr-only">
              <Heading className="mb-3 text-[22px]/[28px]">{title}</Heading>
            </div>
            {content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Removes Radix's inline styles, which the content security policy forbids in server-rendered HTML. */
const unstyled = { list: { outline: undefined }, panel: { animationDuration: undefined } };
