import { STATUS_CODES } from 'node:http';
import { problemSchema, problemStatuses, type Operation } from '@forecourt/platform-client/contracts';
import { capitalise } from '@forecourt/values';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** A request that the platform sends to a server of the dealer. */
export interface DocumentedWebhook {
  name: string;
  summary: string;
  description: string;
  headers: readonly string[];
  body: z.ZodType;
}

/** The OpenAPI 3.1 document of these operations and webhooks. */
export function openApiDocument(
  all: readonly Operation[],
  webhooks: readonly DocumentedWebhook[] = [],
): Json {
  const names = new Map<z.ZodType, string>([[problemSchema, 'Problem']]);
  for (const { id, answer, ...operation } of all) {
    const body = bodyOf(operation);
    const name = capitalise(id);
    names.set(answer, `${name}Answer`);
    if (body) names.set(body, `${name}Body`);
  }
  const reference = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${names.get(schema)}` });
  const bodies = new Set(all.map(bodyOf));
  const schemas = [...names].map(([schema, name]) => [
    name,
    jsonSchema(schema, bodies.has(schema) ? 'input' : 'output'),
  ]);
  const paths: Record<string, Json> = {};
  for (const operation of all) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation, reference) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Forecourt platform API',
      version: '1.0.0',
      description: 'The Host header selects the site. Every error is problem+json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    webhooks: Object.fromEntries(webhooks.map((webhook) => [webhook.name, describeWebhook(webhook)])),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

function describe(operation: Operation, reference: (schema: z.ZodType) => Json): Json {
  const { id, summary, description, bodyTypes = ['application/json'] } = operation;
  const { answer, answerType = 'application/json', nothing } = operation;
  const body = bodyOf(operation);
  const content = (types: readonly string[], schema: z.ZodType) =>
    Object.fromEntries(types.map((type) => [type, { schema: reference(schema) }]));
  const refusals = problemStatuses(operation).map((status) => [
    String(status),
    { description: STATUS_CODES[status], content: content(['application/problem+json'], problemSchema) },
  ]);
  return {
    operationId: id,
    summary,
    description,
    parameters: parameters(operation),
    ...(body && { requestBody: { required: true, content: content(bodyTypes, body) } }),
    responses: {
      200: { description: 'Success.', content: content([answerType], answer) },
      ...(nothing && { 204: { description: nothing } }),
      ...(bodyTypes.length > 1 && { 303: { description: 'For a browser form: redirect to the next page.' } }),
      ...Object.fromEntries(refusals),
    },
  };
}

function describeWebhook({ name, summary, description, headers, body }: DocumentedWebhook): Json {
  return {
    post: {
      operationId: `${name}Webhook`,
      summary,
      description,
      parameters: headers.map((header) => ({
        name: header,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'output') } },
      },
      responses: { '2XX': { description: 'Delivered.' } },
    },
  };
}

function bodyOf({ request, documentedBody }: Pick<Operation, 'request' | 'documentedBody'>) {
  return documentedBody ?? request.shape.body;
}

function parameters({ request }: Operation): Json[] {
  const { params, query, headers } = request.shape;
  const places = [
    ['path', params],
    ['query', query],
    ['header', headers],
  ] as const;
  return places.flatMap(([place, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, parameter]) => ({
      name,
      in: place,
      required: !z.safeParse(parameter, undefined).success,
      schema: jsonSchema(parameter, 'input'),
    })),
  );
}

/** JSON Schema 2020-12, which OpenAPI 3.1 uses unchanged. A schema without a counterpart accepts any value. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
