import type { Bitset } from '../columns/Bitset.ts';
import type { Column } from '../columns/createColumn.ts';
import { createColumn } from '../columns/createColumn.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Field } from '../schema/field.ts';
import type { Schema } from '../schema/parseSchema.ts';
import { DocumentTable } from './DocumentTable.ts';

/** Called for every document change; null for a deletion. */
export type Journal = (id: string, document: JsonObject | null) => void;

/** Compaction threshold: renumber when the used numbers exceed the documents by this many, and by a factor of two. */
const SLACK = 10_000;

/** One collection: its schema, its documents, and a column for each indexed field. */
export class Collection {
  readonly name: string;
  readonly schema: Schema;
  /** Seconds since 1970. */
  readonly createdAt: number;
  documents = new DocumentTable();
  columns = new Map<string, Column>();
  /** Incremented by every change; data derived from the documents is stale after it. */
  version = 0;
  journal: Journal | null = null;

  constructor(schema: Schema, createdAt: number) {
    this.name = schema.name;
    this.schema = schema;
    this.createdAt = createdAt;
    for (const field of schema.fields) this.#addColumn(field);
  }

  /** Stores and indexes a validated document; replaces one with the same id. */
  put(id: string, document: JsonObject): void {
    const known = this.documents.numberOf(id);
    if (known !== undefined) this.#unindex(known, this.documents.read(known));
    const doc = this.documents.put(id, document);
    this.#index(doc, document);
    this.version += 1;
    this.journal?.(id, document);
  }

  /** Removes a document and returns it; undefined for an unknown id. The numbers of other documents may change. */
  delete(id: string): JsonObject | undefined {
    const doc = this.documents.numberOf(id);
    if (doc === undefined) return undefined;
    const document = this.documents.read(doc);
    this.#unindex(doc, document);
    this.documents.delete(id, doc);
    if (this.documents.capacity > 2 * this.documents.count + SLACK) this.#renumber();
    this.version += 1;
    this.journal?.(id, null);
    return document;
  }

  /** A field of the schema by name. */
  field(name: string): Field | undefined {
    return this.columns.get(name)?.field;
  }

  /** A new set of all documents. */
  all(): Bitset {
    return this.documents.all();
  }

  /** Adds a field to the schema and indexes it in every document. */
  addField(field: Field): void {
    this.schema.fields.push(field);
    this.#addColumn(field);
    const column = this.columns.get(field.name);
    for (const doc of this.all().toArray()) {
      const value = this.documents.read(doc)[field.name];
      if (value !== undefined && value !== null) column?.add(doc, value);
    }
    this.version += 1;
  }

  /** Removes a field from the schema; documents keep their values. */
  dropField(name: string): void {
    this.schema.fields = this.schema.fields.filter((field) => field.name !== name);
    this.columns.delete(name);
    this.version += 1;
  }

  /** A document for output: without fields that the schema does not store. */
  shown(document: JsonObject): JsonObject {
    for (const field of this.schema.fields) if (!field.store) delete document[field.name];
    return document;
  }

  /** Compaction: renumbers the documents in the same order, to free the space of deleted ones. */
  #renumber(): void {
    const kept = [...this.documents.entries()];
    this.documents = new DocumentTable();
    this.columns = new Map();
    for (const field of this.schema.fields) this.#addColumn(field);
    for (const document of kept) this.#index(this.documents.put(String(document['id']), document), document);
  }

  #addColumn(field: Field): void {
    if (field.index) this.columns.set(field.name, createColumn(field, this.#scoreOf));
  }

  /** A document's default sorting value; 0 if the collection has no such field. */
  #scoreOf = (doc: number): number => {
    const column = this.columns.get(this.schema.defaultSortingField);
    const value = column instanceof NumberColumn ? column.values[doc] : undefined;
    return value === undefined || Number.isNaN(value) ? 0 : value;
  };

  /** The default sorting field is indexed first: the words of other fields are ranked by it. */
  #index(doc: number, document: JsonObject): void {
    const first = this.columns.get(this.schema.defaultSortingField);
    if (first) addTo(first, doc, document);
    for (const column of this.columns.values()) if (column !== first) addTo(column, doc, document);
  }

  #unindex(doc: number, document: JsonObject): void {
    for (const [name, column] of this.columns) {
      const value = document[name];
      if (value !== undefined && value !== null) column.remove(doc, value);
    }
  }
}

function addTo(column: Column, doc: number, document: JsonObject): void {
  const value = document[column.field.name];
  if (value !== undefined && value !== null) column.add(doc, value);
}
