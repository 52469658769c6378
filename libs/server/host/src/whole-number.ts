/** Reads a variable that is a whole number; an invalid one is a problem with a fix, and has its default. */
export type WholeNumber = (name: string, fallback: number, least?: number) => number;

/** A reader of whole numbers from these variables; `problems` receives each invalid one. */
export function wholeNumberOf(env: NodeJS.ProcessEnv, problems: string[]): WholeNumber {
  return (name, fallback, least = 1) => {
    const value = Number(env[name] || fallback);
    if (Number.isInteger(value) && value >= least) return value;
    problems.push(
      `${name} is "${env[name]}", which is not a whole number of ${least} or more. Write one, such as ${name}=${fallback}, or leave it out.`,
    );
    return fallback;
  };
}
