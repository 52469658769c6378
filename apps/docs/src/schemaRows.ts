import { z } from 'zod';

/** The part of JSON Schema that the API's description uses. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  description?: string | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: boolean | JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  format?: string | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
}

/** A schema that keeps what a page shows. */
export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: z.union([z.boolean(), jsonSchema]).optional(),
    prefixItems: z.array(jsonSchema).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    allOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
  }),
);

/** A field of a request or a response. */
export interface SchemaRow {
  /** Such as `car.images[].url`; `*` is any name. */
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** The forms that a value may have; one of them may be null. */
const formsOf = ({ anyOf, oneOf, allOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? allOf ?? [];

/** The type of a value, in words. */
export function typeOf(schema: JsonSchema): string {
  const forms = formsOf(schema);
  if (forms.length > 0) return [...new Set(forms.map(typeOf))].join(schema.allOf ? ' and ' : ' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (schema.type === 'array')
    return `list of ${entriesOf(schema).map(typeOf).join(', then ') || 'anything'}`;
  const limits = [schema.format, range(schema), schema.maxLength && `up to ${schema.maxLength} characters`];
  const types = schema.type === undefined ? 'anything' : [schema.type].flat().join(' or ');
  return [types, ...limits.filter(Boolean)].join(', ');
}

/** What stands in a list: one form for all entries, or one for each place. */
const entriesOf = ({ items, prefixItems }: JsonSchema): readonly JsonSchema[] =>
  prefixItems ?? (typeof items === 'object' ? [items] : []);

function range({ minimum, maximum }: JsonSchema): string {
  const least = minimum !== undefined && Number.isSafeInteger(minimum - 1) ? String(minimum) : '';
  const most = maximum !== undefined && Number.isSafeInteger(maximum + 1) ? String(maximum) : '';
  return least || most ? `${least}…${most}` : '';
}

/** Every field of a value, those of fields after them. */
export function schemaRows(schema: JsonSchema, name = ''): SchemaRow[] {
  const below = (field: string) => (name ? `${name}.${field}` : field);
  const { properties = {}, required = [], additionalProperties: others } = schema;
  return [
    ...Object.entries(properties).flatMap(([field, value]) => [
      {
        name: below(field),
        type: typeOf(value),
        required: required.includes(field),
        description: value.description ?? '',
      },
      ...schemaRows(value, below(field)),
    ]),
    ...entriesOf(schema).flatMap((entry) => schemaRows(entry, `${name}[]`)),
    ...(typeof others === 'object' ? schemaRows(others, below('*')) : []),
    ...formsOf(schema).flatMap((form) => schemaRows(form, name)),
  ].filter((row, index, all) => all.findIndex((other) => other.name === row.name) === index);
}
