import { readFileSync } from 'node:fs';

/** A type of schema.org, as the package schema-dts declares it. */
interface Declared {
  /** Names of the declarations that it extends. */
  parents: string[];
  /** Its own properties, each with the names of the types that a value may have. */
  properties: Map<string, string[]>;
}

const source = readFileSync(new URL('schema.d.ts', import.meta.resolve('schema-dts')), 'utf8');
const interfaces = new Map<string, Declared>(
  [...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: namesIn(parents),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
            ([, property = '', range = '']) => [property, namesIn(range)],
          ),
        ),
      },
    ],
  ),
);
const unions = new Map<string, string[]>(
  [...source.matchAll(/^export type (\w+)(?:<.*?>)? = (.+);$/gm)].map(([, name = '', members = '']) => [
    name,
    members.split('|').map((member) => member.trim().replace(/<.*/, '')),
  ]),
);

function namesIn(text: string): string[] {
  return text.match(/\b[A-Z]\w*/g) ?? [];
}

/** The types that a value may have for a property of a type; null if the type does not have the property. */
function rangeOf(declaration: string, property: string): string[] | null {
  const declared = interfaces.get(declaration);
  if (!declared) return null;
  const own = declared.properties.get(property);
  if (own) return own;
  for (const parent of declared.parents) {
    const inherited = rangeOf(parent, property);
    if (inherited) return inherited;
  }
  return null;
}

/** Whether a type has a member: a subtype by its name, or a value of an enumeration by its address. */
function includes(type: string, member: string): boolean {
  if (type === member) return true;
  return (unions.get(type) ?? []).some(
    (each) => each === `"${member}"` || (each !== type && unions.has(each) && includes(each, member)),
  );
}

/**
 * What schema.org does not know of structured data: types, properties that a type does not have, objects of a type that the property does not
 * take, and addresses of schema.org that are no value of it.
 *
 * @example vocabularyProblems({ '@type': 'AutoDealer', wheels: 4 }) // ['AutoDealer has no wheels']
 */
export function vocabularyProblems(data: Record<string, unknown>): string[] {
  const type = String(data['@type']);
  if (!interfaces.has(`${type}Leaf`)) return [`${type} is no type`];
  return Object.entries(data).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const range = rangeOf(`${type}Leaf`, property);
    if (!range) return [`${type} has no ${property}`];
    return [value].flat().flatMap((each: unknown) => {
      const fits = (member: string) => range.some((name) => includes(name, member));
      if (typeof each === 'string')
        return each.startsWith('https://schema.org/') && !fits(each)
          ? [`${property} of ${type} is not ${each}`]
          : [];
      // A reference to an object of the same page has its id alone.
      if (typeof each !== 'object' || each === null || Object.keys(each).join() === '@id') return [];
      const nested = String('@type' in each ? each['@type'] : 'an object without a type');
      return [
        ...(fits(nested) ? [] : [`${property} of ${type} is not ${nested}`]),
        ...vocabularyProblems({ ...each }),
      ];
    });
  });
}
