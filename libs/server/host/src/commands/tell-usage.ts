/**
 * Prints the usage of a command: alone if it was asked for, else with what is wrong with the words before it.
 *
 * @param problem what is wrong; empty if somebody asked for the usage.
 * @returns the exit code.
 */
export function tellUsage(problem: string, usage: string): 0 | 2 {
  if (problem === '') {
    console.log(usage);
    return 0;
  }
  console.error(`${problem}\n\n${usage}`);
  return 2;
}
