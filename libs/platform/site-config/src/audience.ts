import { z } from 'zod';

/** The audiences of an option. A later audience also reads the options of the earlier ones. */
export const audiences = ['browser', 'loader', 'server'] as const;
export type Audience = (typeof audiences)[number];

/** The options of a feature by audience, each a plain strict object. An option belongs to one audience alone. */
export interface OptionSchemas {
  /** Options for the browser; they are in the scripts of the site. */
  browser?: z.ZodObject;
  /** Further options for loaders, such as long texts; they are in loader data and in no script. */
  loader?: z.ZodObject;
  /** Further options for the server only; they reach no page. */
  server?: z.ZodObject;
}

/** Checked options of a feature, by audience. */
export type OptionsByAudience = Record<Audience, Record<string, unknown>>;

/** What a dealer writes: all options in one flat object. */
export type OptionsInput<Schemas> = Flat<
  InputOf<Schemas, 'browser'> & InputOf<Schemas, 'loader'> & InputOf<Schemas, 'server'>
>;

/** All options of a feature, checked. */
export type OptionsOutput<Schemas> = Flat<
  OutputOf<Schemas, 'browser'> & OutputOf<Schemas, 'loader'> & OutputOf<Schemas, 'server'>
>;

/** The types of a feature's options, as `typeof` the feature carries them. */
export interface OptionTypes<Id extends string, Schemas> {
  id: Id;
  browser: Flat<OutputOf<Schemas, 'browser'>>;
  loader: Flat<OutputOf<Schemas, 'browser'> & OutputOf<Schemas, 'loader'>>;
  server: OptionsOutput<Schemas>;
}

type InputOf<Schemas, Name extends Audience> =
  Schemas extends Record<Name, infer Schema extends z.ZodType> ? z.input<Schema> : unknown;
type OutputOf<Schemas, Name extends Audience> =
  Schemas extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;
type KeysOf<Schemas, Name extends Audience> = keyof OutputOf<Schemas, Name>;
type Flat<Options> = { [Key in keyof Options]: Options[Key] };

/** A compile-time check: if an option belongs to two audiences, the type is unsatisfiable and names the option. */
export type EachOnce<Schemas> = [Repeated<Schemas>] extends [never]
  ? unknown
  : { 'an option belongs to one audience, but two have': Repeated<Schemas> };

type Repeated<Schemas> =
  | Extract<KeysOf<Schemas, 'browser'>, KeysOf<Schemas, 'loader'> | KeysOf<Schemas, 'server'>>
  | Extract<KeysOf<Schemas, 'loader'>, KeysOf<Schemas, 'server'>>;

/**
 * The schema of what a dealer writes: the options of every audience in one strict object.
 *
 * @throws TypeError if an option belongs to two audiences, or a schema has a refinement of several options, which would not be checked.
 */
export function flatSchema(id: string, schemas: OptionSchemas): z.ZodObject {
  const shape: Record<string, z.core.$ZodType> = {};
  for (const audience of audiences) {
    const schema = schemas[audience];
    if (schema?.def.checks?.length)
      throw new TypeError(
        `Feature "${id}": the schema of the ${audience} options has a refinement, which would not be checked. ` +
          'Put the refinement on one option.',
      );
    for (const [key, child] of Object.entries(schema?.shape ?? {})) {
      if (key in shape)
        throw new TypeError(
          `Feature "${id}": the option "${key}" belongs to two audiences. Keep it in the first one: ` +
            'loaders read browser options too, and the server reads all options.',
        );
      shape[key] = child;
    }
  }
  return z.strictObject(shape);
}

/** Groups checked options by audience. */
export function splitOptions(schemas: OptionSchemas, options: Record<string, unknown>): OptionsByAudience {
  const of = (audience: Audience) =>
    Object.fromEntries(
      Object.entries(options).filter(([key]) => Object.hasOwn(schemas[audience]?.shape ?? {}, key)),
    );
  return { browser: of('browser'), loader: of('loader'), server: of('server') };
}

/**
 * Returns options with their type. This is the only type assertion: options are stored as plain data, but every caller has them from
 * `defineFeature`, which parsed them with the schema that `Options` is inferred from.
 */
export function asParsed<Options extends object>(options: object): Options {
  return options as Options;
}

/** Options of one audience by feature id; a feature that is off is absent. */
export type OptionsById = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
