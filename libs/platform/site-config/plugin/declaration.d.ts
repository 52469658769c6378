import type { SiteDefinition } from '../src/define-dealer.ts';

/** What a dealer app declares, while somebody edits it. */
export interface Declaration {
  /** As it was last read without an error; undefined until then. */
  readonly definition: SiteDefinition | undefined;
  /** Whether the declaration stands on a file. */
  has(file: string): boolean;
  /**
   * Reads it again after a file has changed.
   *
   * @throws ConfigError with all its problems, or what its code threw; the last good one stays.
   */
  refresh(changed?: string): Promise<void>;
  /** Calls a listener after each good reading; returns what ends that. */
  onChange(listener: (definition: SiteDefinition) => void): () => void;
  close(): Promise<void>;
}

/** Opens the declaration of a dealer app for editing; the Vite configuration and the routes of that app follow it from now on. */
export function openDeclaration(appDirectory: string): Declaration;

/** The declaration of an app that is open for editing in this process. */
export function openedDeclaration(appDirectory: string): Declaration | undefined;

/** What an app declares: as it was read last where it is being edited, else what its file says. */
export function definitionOf(appDirectory: string): SiteDefinition;
