/** The outbox topic under which stock changes are written; the key is the car's id. */
export const CAR_TOPIC = 'car.changed';
