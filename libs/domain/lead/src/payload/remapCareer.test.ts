import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAREER_EVENT_ID, ENQUIRY_EVENT_ID, remapCareer } from './remapCareer.ts';

const career = { category: 'General Enquiry', subcategory: 'Career Enquiry', event_id: 51 };

describe('remapCareer', () => {
  it.each([
    ['Career Enquiry', null],
    ['career enquiry', null],
    ['Career Enquiries', null],
    [' Careers ', null],
    ['Career', 'Sales'],
    ['Stock enquiry', 'Careers'],
    ['General Enquiry', 'Career Enquiry'],
    [null, 'career'],
  ])('[EN-08] counts %j / %j as a career enquiry', (category, subcategory) => {
    expect(remapCareer({ category, subcategory })).toEqual(career);
    expect(remapCareer({ category, subcategory, event_id: 22 })).toEqual(career);
  });

  it.each([
    ['General Enquiry', null],
    ['Career change vehicle', null],
    ['My career', null],
    [null, null],
    ['', ''],
  ])('[EN-08] leaves %j / %j unchanged, with event 22', (category, subcategory) => {
    expect(remapCareer({ category, subcategory })).toEqual({ category, subcategory, event_id: 22 });
  });

  it('[EN-08] keeps the event id of the form', () => {
    expect(remapCareer({ category: 'Photos', subcategory: null, event_id: 9 }).event_id).toBe(9);
    expect(remapCareer({ category: 'Photos', subcategory: null, event_id: null }).event_id).toBe(
      ENQUIRY_EVENT_ID,
    );
    expect([ENQUIRY_EVENT_ID, CAREER_EVENT_ID]).toEqual([22, 51]);
  });

  it('[EN-08] law: applying it twice changes nothing', () => {
    const name = fc.option(
      fc.oneof(fc.string(), fc.constantFrom('Careers', 'career enquiry', 'General Enquiry')),
    );
    fc.assert(
      fc.property(name, name, fc.option(fc.nat()), (category, subcategory, event_id) => {
        const once = remapCareer({ category, subcategory, event_id });
        expect(remapCareer(once)).toEqual(once);
      }),
    );
  });
});
