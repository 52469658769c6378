import { parseCar } from '@forecourt/vehicle';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import {
  carViewSchema,
  leadRequestSchema,
  leadRequestSchemaFor,
  operations,
  publicCarSchema,
  type Operation,
} from './index.ts';

const person = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@shopper.example',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Is it still there?',
};

describe('the lead request', () => {
  it('[EN-01] requires contact details and a message, and has defaults for the rest', () => {
    expect(leadRequestSchema.parse(person)).toMatchObject({
      ...person,
      car_id: null,
      category: null,
      opt_in: false,
      lead_attributes: { visited_pages: [], linked_query_params: {} },
      company_url: '',
      elapsed_ms: null,
    });
  });

  it('parses the texts of an HTML form', () => {
    const form = {
      ...person,
      car_id: '20001',
      elapsed_ms: '',
      started_at: '1795243200000',
      opt_in: 'on',
      event_id: '',
    };
    expect(leadRequestSchema.parse(form)).toMatchObject({
      car_id: 20001,
      elapsed_ms: null,
      started_at: 1_795_243_200_000,
      opt_in: true,
      event_id: null,
    });
  });

  it('drops unknown fields, such as the derived parts of a whole payload', () => {
    const parsed = leadRequestSchema.parse({
      ...person,
      'Vehicle Make': 'Kia',
      dealer_email: 'me@evil.example',
    });
    expect(parsed).not.toHaveProperty('Vehicle Make');
    expect(parsed).not.toHaveProperty('dealer_email');
  });

  test.each([
    ['an invalid car id', { car_id: 'abc' }, 'car_id'],
    ['a URL that is too long', { url: 'x'.repeat(2001) }, 'url'],
    ['a postcode of three digits', { postcode: '800' }, 'postcode'],
  ])('refuses %s', (_name, wrong, field) => {
    const result = leadRequestSchema.safeParse({ ...person, ...wrong });
    expect(Object.keys(z.flattenError(result.error ?? new z.ZodError([])).fieldErrors)).toEqual([field]);
  });

  it('applies the rules of the site', () => {
    const { message: _message, ...silent } = person;
    expect(leadRequestSchemaFor({}).safeParse(silent).success).toBe(false);
    expect(leadRequestSchemaFor({ message: false }).safeParse(silent).success).toBe(true);
  });
});

describe('the operations', () => {
  it('have a unique id and path, and a schema that can be published', () => {
    const all: Operation[] = Object.values(operations);
    expect(all.map(({ id }) => id)).toEqual(Object.keys(operations));
    expect(new Set(all.map(({ method, path }) => method + path)).size).toBe(all.length);
    for (const { answer, answerType, request, documentedBody = request.shape.body } of all) {
      expect(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })).toHaveProperty(
        'type',
        // A page is one text; what answers in JSON can get more fields later.
        answerType === 'text/html' ? 'string' : 'object',
      );
      if (documentedBody)
        expect(z.toJSONSchema(documentedBody, { io: 'input', unrepresentable: 'any' })).toHaveProperty(
          'properties',
        );
    }
  });

  it('declare every parameter of their path, and when they return 204', () => {
    const all: Operation[] = Object.values(operations);
    for (const { path, request, orNothing, nothing } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(request.shape.params?.shape ?? {})).toEqual(named);
      expect(nothing !== undefined).toBe(orNothing === true);
    }
  });

  it('describe a parsed car', () => {
    const car = parseCar({
      id: 7,
      make: 'Kia',
      model: 'Rio',
      car_type: 'used',
      price: '12,990',
      views: 12.0,
    });
    expect(publicCarSchema.parse(car)).toEqual(car);
    expect(carViewSchema.parse({ views: car.views, car_fields: car }).car_fields.price).toBe(12_990);
  });
});
