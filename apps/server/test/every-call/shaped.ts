import fc from 'fast-check';
import { toJSONSchema } from 'zod';
import type { z } from 'zod/mini';

/** As much of a JSON schema as the contract's inputs make use of. */
export type Shape = {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'null';
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly pattern?: string;
};

/** A value that is only known when the input is sent: one of those that stand in the database under a field's name. */
export type Live = { readonly live: string; readonly pick: number };

export const isLive = (value: unknown): value is Live =>
  typeof value === 'object' && value !== null && 'live' in value && 'pick' in value;

/** What an input may be, as JSON schema: the same that the OpenAPI document shows. */
export const shapeOf = (input: z.ZodMiniType): Shape =>
  toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape;

/** How an input is drawn: `calm` ones carry live values wherever there are some. */
type Drawing = { readonly liveFields: ReadonlySet<string>; readonly calm: boolean };

/** Inputs of a call's shape. What a schema cannot say (that a text is a day) is left to the live values. */
export const shaped = (shape: Shape, drawing: Drawing, field = '', depth = 0): fc.Arbitrary<unknown> => {
  const plain = plainly(shape, drawing, field, depth);
  if (!drawing.liveFields.has(field)) return plain;
  return drawing.calm ? live(field) : fc.oneof({ weight: 2, arbitrary: live(field) }, plain);
};

export const live = (field: string): fc.Arbitrary<Live> =>
  fc.nat(1_000_000).map((pick) => ({ live: field, pick }));

function plainly(shape: Shape, drawing: Drawing, field: string, depth: number): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) {
    // A list that may also come as JSON text is drawn as the list; it is made text when it is sent.
    const drawn = listBesideText(shape)
      ? shape.anyOf.filter(({ type }) => type === 'array')
      : withoutDigits(shape.anyOf, drawing);
    return fc.oneof(...drawn.map((one) => shaped(one, drawing, '', depth)));
  }
  // The bytes of a file, of which a schema can say nothing.
  if (Object.keys(shape).length === 0) return fc.uint8Array({ maxLength: 300 });
  switch (shape.type) {
    case 'object':
      return objects(shape, drawing, depth);
    case 'array':
      return fc.array(shaped(shape.items ?? {}, drawing, '', depth + 1), {
        minLength: shape.minItems ?? 0,
        maxLength: 4,
      });
    case 'integer':
    case 'number':
      return integers(shape);
    case 'null':
      return fc.constant(null);
    case 'string':
      return strings(shape);
    default:
      throw new RangeError(`${field} has a shape that nothing is drawn for: ${JSON.stringify(shape)}`);
  }
}

function objects({ properties = {}, required = [] }: Shape, drawing: Drawing, depth: number) {
  const entries = Object.entries(properties).map(([name, shape]) => {
    const value = shaped(shape, drawing, name, depth);
    if (required.includes(name)) return [name, value] as const;
    // A row without its work place is refused; most rows should get further than that.
    const isCalm = drawing.calm && drawing.liveFields.has(name);
    const freq = isCalm ? (depth > 0 ? 20 : 4) : 2;
    return [name, fc.option(value, { nil: undefined, freq })] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

const integers = ({ minimum = -1_000, maximum = 1_000 }: Shape) =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -1_000), max: Math.min(maximum, Math.max(minimum, 0) + 30) }),
    fc.constantFrom(minimum, maximum),
    fc.maxSafeInteger().map((number) => Math.min(Math.max(number, minimum), maximum)),
  );

/** Texts of all lengths, also the longest there may be; characters beyond the first plane count twice. */
const strings = (
  { pattern, minLength = 0, maxLength: most = 80 }: Shape,
  maxLength = Math.min(most, 20_000),
) =>
  pattern === undefined
    ? fc.oneof(
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, 8) }),
        fc.string({ minLength, maxLength, size: 'max' }),
        fc.string({ unit: fc.constantFrom('保', '险', 'é', '%', ' '), minLength, maxLength, size: 'max' }),
      )
    : fc.stringMatching(new RegExp(pattern));

/** A number that may also come as digits: most digits are no number that the field takes. */
const withoutDigits = (shapes: readonly Shape[], { calm }: Drawing): readonly Shape[] =>
  calm && shapes.some(isNumeric) ? shapes.filter(({ type }) => type !== 'string') : shapes;

const isNumeric = ({ type, anyOf = [] }: Shape): boolean =>
  type === 'integer' || type === 'number' || anyOf.some(isNumeric);

/** Whether a field takes a list or, as older clients send it, the same list as JSON text. */
export const listBesideText = ({ anyOf = [] }: Shape): boolean =>
  anyOf.some(({ type }) => type === 'array') && anyOf.some(({ type }) => type === 'string');
