import { namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { financeHref } from './finance-href.ts';

const { plain } = namedCars;

test.each([
  [null, `/enquire?about=finance&car=${plain.slug}&`],
  ['/finance-pre-approval?src=vdp', '/finance-pre-approval?src=vdp&'],
  ['https://lender.example/apply', 'https://lender.example/apply?'],
])(
  '[RT-19] with the link %s of a dealer the finance link begins %s and says which vehicle it is',
  (link, begin) => {
    const href = financeHref(plain, { link });
    expect(href.startsWith(begin), href).toBe(true);
    const { searchParams, hash } = new URL(href, 'https://dealer.example');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      car_id: String(plain.id),
      car_type: plain.car_type,
      vehiclePriceBudget: String(plain.price),
      preferredDealership: plain.dealership_slug,
    });
    expect(hash).toBe('#finance-form');
  },
);
