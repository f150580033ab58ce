import type { Call } from '@app/contract/call';
import fc from 'fast-check';
import { anyHurt, anyOdd, type Hurt, type Odd } from './broken.ts';
import { live, type Live, shaped, shapeOf } from './shaped.ts';

/** A request as it was drawn: fields to fill in from the database, what to break of them, and how to send them. */
export type Drawn = {
  readonly body: { readonly fields: object } | { readonly odd: Odd } | { readonly raw: string };
  readonly hurts: readonly Hurt[];
  /** Which of the live values is the stranger's instead of ours. */
  readonly intruder: number | undefined;
  readonly enterprise: Live | undefined;
  readonly asText: boolean;
  readonly post: boolean;
  readonly key: number | undefined;
  readonly language: string;
  readonly type: string;
};

/** Requests of a call: half of them as the call wants them, most of the others nearly so. */
export function anyRequest({ input }: Call, liveFields: ReadonlySet<string>): fc.Arbitrary<Drawn> {
  const shape = shapeOf(input);
  const inputs = (calm: boolean) =>
    shaped(shape, { liveFields, calm }).map((fields) => ({ fields: fields as object }));
  const none = fc.constant([] as Hurt[]);
  const hurts = fc.array(anyHurt, { minLength: 1, maxLength: 3 });
  const odd = anyOdd.map((value) => ({ odd: value }));
  const raw = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => ({ raw: text }));

  return fc
    .oneof(
      { weight: 10, arbitrary: fc.tuple(inputs(true), none) },
      { weight: 2, arbitrary: fc.tuple(inputs(false), none) },
      { weight: 5, arbitrary: fc.tuple(inputs(true), hurts) },
      { weight: 1, arbitrary: fc.tuple(odd, none) },
      { weight: 1, arbitrary: fc.tuple(raw, none) },
    )
    .chain(([body, broken]) =>
      fc.record({ ...manners, body: fc.constant(body), hurts: fc.constant(broken) }),
    );
}

const manners = {
  intruder: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.nat(30)),
  enterprise: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, live('wxapp_id')),
  asText: fc.boolean(),
  post: fc.boolean(),
  key: fc.option(fc.nat(1_000_000), { nil: undefined, freq: 2 }),
  language: fc.constantFrom('en', 'zh-CN', 'es', 'ja', '', ';;;q=,', 'x'.repeat(500)),
  type: fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    fc.constantFrom('application/json; charset=gbk', 'text/plain', '', 'application/x-www-form-urlencoded'),
  ),
};
