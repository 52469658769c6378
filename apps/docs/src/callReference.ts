import { z } from 'zod';
import { jsonSchema, schemaRows, typeOf } from './schemaRows.ts';
import type { JsonSchema, SchemaRow } from './schemaRows.ts';

const content = z.record(
  z.string(),
  z.object({ schema: z.union([z.object({ $ref: z.string() }), jsonSchema]) }),
);
const call = z.object({
  summary: z.string(),
  description: z.string().default(''),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
const description = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), call)),
  webhooks: z.record(z.string(), z.record(z.string(), call)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

type Content = z.output<typeof content>;

/**
 * The page of all calls and webhooks of an OpenAPI document, as Markdown.
 *
 * @param document - an OpenAPI 3.1 document
 * @throws ZodError if it is none
 */
export function callReference(document: unknown): string {
  const { info, paths, webhooks, components } = description.parse(document);
  const schemaOf = (of: Content | undefined): JsonSchema | null => {
    const [schema] = Object.values(of ?? {}).map((each) => each.schema);
    if (!schema) return null;
    return '$ref' in schema
      ? (components.schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? null)
      : schema;
  };
  const section = (
    title: string,
    { summary, description: text, parameters, requestBody, responses }: Call,
  ) => [
    `## ${summary}`,
    title,
    text,
    ...table(
      'Parameters',
      parameters.map(({ name, in: place, required, schema }) => ({
        name,
        required,
        ...{ type: `${typeOf(schema)}, in the ${place}`, description: schema.description ?? '' },
      })),
    ),
    ...table(
      `Body (${Object.keys(requestBody?.content ?? {}).join(', ')})`,
      schemaRows(schemaOf(requestBody?.content) ?? {}),
    ),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) =>
        table(`Response ${status}`, schemaRows(schemaOf(response.content) ?? {})),
      ),
    `Other responses: ${Object.entries(responses)
      .filter(([status]) => !status.startsWith('200'))
      .map(([status, response]) => `${status} ${response.description.replace(/\.$/, '')}`)
      .join('; ')}.`,
  ];
  return [
    `# ${info.title}`,
    `${info.description} A site describes its own calls at \`/api/openapi.json\` (OpenAPI 3.1).`,
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, each]) =>
        section(`\`${method.toUpperCase()} ${path}\``, each),
      ),
    ),
    ...Object.values(webhooks).flatMap((methods) =>
      Object.values(methods).flatMap((each) => section('A request to a server of the dealer.', each)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

type Call = z.output<typeof call>;

function table(title: string, rows: readonly SchemaRow[]): string[] {
  if (rows.length === 0) return [];
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    `**${title}**`,
    [
      '| field | type | required | what it is |',
      '| --- | --- | --- | --- |',
      ...rows.map(
        ({ name, type, required, description: text }) =>
          `| \`${name}\` | ${cell(type)} | ${required ? 'yes' : ''} | ${cell(text)} |`,
      ),
    ].join('\n'),
  ];
}
