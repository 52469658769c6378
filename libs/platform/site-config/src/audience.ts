import { z } from 'zod';

/** Who reads an option of a feature. Whoever comes later in this list reads what those before it read as well. */
export const audiences = ['browser', 'loader', 'server'] as const;
export type Audience = (typeof audiences)[number];

/** The options of a feature by who reads them: a plain strict object each. An option belongs to one audience alone. */
export interface OptionSchemas {
  /** What the browser may know: it is in the scripts of the site. */
  browser?: z.ZodObject;
  /** What loaders read besides, such as long texts: it comes with the data of the pages that show it, and is in no script. */
  loader?: z.ZodObject;
  /** What the server alone reads besides: it reaches no page. */
  server?: z.ZodObject;
}

/** Checked options of a feature, each once, under the audience that it belongs to. */
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

/** For the compiler: asks for the impossible where an option belongs to two audiences, and so names it. */
export type EachOnce<Schemas> = [Repeated<Schemas>] extends [never]
  ? unknown
  : { 'an option belongs to one audience, but two have': Repeated<Schemas> };

type Repeated<Schemas> =
  | Extract<KeysOf<Schemas, 'browser'>, KeysOf<Schemas, 'loader'> | KeysOf<Schemas, 'server'>>
  | Extract<KeysOf<Schemas, 'loader'>, KeysOf<Schemas, 'server'>>;

/**
 * The schema of what a dealer writes: the options of every audience in one strict object.
 *
 * @throws TypeError where an option belongs to two audiences, or a schema has a rule about several options: it would not be checked.
 */
export function flatSchema(id: string, schemas: OptionSchemas): z.ZodObject {
  const shape: Record<string, z.core.$ZodType> = {};
  for (const audience of audiences) {
    const schema = schemas[audience];
    if (schema?.def.checks?.length)
      throw new TypeError(
        `Feature "${id}": the options that the ${audience} reads have a rule about all of them, which nobody would check. ` +
          'Put the rule on one option.',
      );
    for (const [key, child] of Object.entries(schema?.shape ?? {})) {
      if (key in shape)
        throw new TypeError(
          `Feature "${id}": the option "${key}" belongs to two audiences. Keep it in the first one: ` +
            'loaders read what the browser may know, and the server reads everything.',
        );
      shape[key] = child;
    }
  }
  return z.strictObject(shape);
}

/** Checked options, each under its audience. */
export function splitOptions(schemas: OptionSchemas, options: Record<string, unknown>): OptionsByAudience {
  const of = (audience: Audience) =>
    Object.fromEntries(
      Object.entries(options).filter(([key]) => Object.hasOwn(schemas[audience]?.shape ?? {}, key)),
    );
  return { browser: of('browser'), loader: of('loader'), server: of('server') };
}

/**
 * Options with their type. The one place that trusts a type: options are kept as plain data, which every caller has from `defineFeature`,
 * where the very schema that `Options` is inferred from has parsed them.
 */
export function asParsed<Options extends object>(options: object): Options {
  return options as Options;
}
