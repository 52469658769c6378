/** The field types that this engine supports; it rejects others of the protocol (vectors, references, objects). */
export const fieldTypes = [
  'string',
  'string[]',
  'int32',
  'int32[]',
  'int64',
  'int64[]',
  'float',
  'float[]',
  'bool',
  'bool[]',
  'geopoint',
  'geopoint[]',
] as const;

/** A type of the protocol that this engine indexes. */
export type FieldType = (typeof fieldTypes)[number];

/** One field of a collection's schema, with the keys of the protocol in their order. */
export interface Field {
  facet: boolean;
  index: boolean;
  infix: boolean;
  locale: string;
  name: string;
  optional: boolean;
  sort: boolean;
  stem: boolean;
  stem_dictionary: string;
  store: boolean;
  type: FieldType;
}

/** True for `string` and `string[]`. */
export const isText = (field: Field): boolean => field.type.startsWith('string');
/** True for a type that ends in `[]`. */
export const isArray = (field: Field): boolean => field.type.endsWith('[]');
/** True for `geopoint` and `geopoint[]`. */
export const isGeo = (field: Field): boolean => field.type.startsWith('geopoint');
/** True for `bool` and `bool[]`. */
export const isBool = (field: Field): boolean => field.type.startsWith('bool');
/** True for whole and floating numbers, single or in arrays. */
export const isNumber = (field: Field): boolean =>
  field.type.startsWith('int') || field.type.startsWith('float');
