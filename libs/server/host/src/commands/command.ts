/**
 * A command of the platform.
 *
 * @param words arguments after its name.
 * @param root folder of the project: a workspace, or a single dealer app.
 * @returns the exit code; undefined while it serves.
 */
export type Command = (words: readonly string[], root: string) => Promise<number | undefined>;
