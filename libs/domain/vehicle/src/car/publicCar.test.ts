import { describe, expect, it } from 'vitest';
import { parseCar } from './parseCar.ts';
import { publicCar } from './publicCar.ts';

const secrets = {
  vin: '6ZZFWX8S6LD027271',
  regplate: 'GDC669',
  private_suburb: 'Aspley',
  private_postcode: '4034',
};
const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', price: 12990, ...secrets });

describe('publicCar', () => {
  it('hides only VIN, plate and private place', () => {
    expect(publicCar(car)).toEqual({
      ...car,
      vin: null,
      regplate: null,
      private_suburb: null,
      private_postcode: null,
    });
    const json = JSON.stringify(publicCar(car));
    for (const secret of Object.values(secrets)) expect(json).not.toContain(secret);
  });

  it.each([
    [{ vin: true }, { vin: secrets.vin }],
    [{ regplate: true }, { regplate: secrets.regplate }],
    [{ privatePlace: true }, { private_suburb: 'Aspley', private_postcode: '4034' }],
  ])('publishes with %j only %j', (flags, shown) => {
    expect(publicCar(car, flags)).toEqual({ ...publicCar(car), ...shown });
  });

  it('does not change its input', () => {
    publicCar(car);
    expect(car.vin).toBe(secrets.vin);
  });
});
