import { z } from 'zod';
import { t } from '#language/t.ts';
import { type BikeField, type Field, ofEachField, type ValueOf } from './bike-fields.ts';
import { line } from './fields.ts';
import { ModelYear, whole } from './product-facts.ts';

type Sent<N extends BikeField> = ValueOf<N> extends number ? number | string : ValueOf<N>;

function requestSchema(field: Field) {
  if (field.kind === 'line') return line(field.longest);
  if (field.kind === 'year') return ModelYear;
  if (field.kind === 'choice') return z.enum(field.values, { error: () => t(field.fault) });
  return whole(field.fault, field.least, field.most);
}

function responseSchema(field: Field) {
  if (field.kind === 'line') return z.string();
  return field.kind === 'choice' ? z.enum(field.values) : z.number().int();
}

export const requestFields = ofEachField((_, field) => requestSchema(field).optional()) as {
  [N in BikeField]: z.ZodOptional<z.ZodType<ValueOf<N>, Sent<N>>>;
};

export const responseFields = ofEachField((_, field) => responseSchema(field).optional()) as {
  [N in BikeField]: z.ZodOptional<z.ZodType<ValueOf<N>>>;
};
