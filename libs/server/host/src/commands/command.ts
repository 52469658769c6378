/**
 * A command of the platform.
 *
 * @param words what stands behind its name.
 * @param root folder of the project: of the workspace, or of one dealer app outside of it.
 * @returns the exit code; undefined while it serves.
 */
export type Command = (words: readonly string[], root: string) => Promise<number | undefined>;
