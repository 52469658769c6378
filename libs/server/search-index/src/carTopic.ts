/** The outbox topic of stock changes; the key is the car's id. */
export const CAR_TOPIC = 'car.changed';
