const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether a text is a UUID in the form in which a database writes it. PostgreSQL refuses another one with an error.
 *
 * @example isUuid('00000000-0000-4000-8000-000000000000') // true
 */
export const isUuid = (text: string): boolean => UUID.test(text);
