import type { Call } from '@app/contract/call';
import { languageOf } from '@app/contract/words/languages';
import type { Day } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { answerInTransaction } from './answer/in-transaction.ts';
import { takeBytes } from './work/beside.ts';
import { certainlyAtGate, certainlyBeside } from './answer/certainly.ts';
import type { Context, GateContext, Platform } from './context.ts';
import { takeFiles, uploadedFile } from './answer/file-transfer.ts';
import { givenOf, readInput } from './answer/read-input.ts';
import { Refusal } from './refusal.ts';
import {
  authenticate,
  enterpriseStatus,
  hasExpired,
  may,
  type MemberSession,
  type Session,
} from './session.ts';
import { sessionTurn } from './work/at-the-door.ts';
import { beginCall, bodyLimitOf, fieldsOf, isOfLists, underWay } from './work/under-way.ts';

/** A call together with the code that answers it; a feature exports a list of them. */
export type Answer = {
  readonly call: Call;
  readonly register: (app: FastifyInstance, platform: Platform) => void;
};

/**
 * Answers a call of an enterprise's member: session, permission, input, one transaction, output, in that order.
 *
 * The output schema is applied too, so that a column added to a query cannot leak by itself.
 */
export const answer = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  handle: (context: Context<z.output<Input>>) => Promise<z.input<Output>>,
): Answer =>
  route(call, admitMember, async (request, reply, platform) => {
    const asked = readRequest(request, call, platform);
    const member = memberOf(asked.session, call, asked.today);
    const fields = withoutEnterprise(asked.raw, member.enterprise.id);
    const [requestNo, rest] = call.writes ? takeOff(fields, 'request_no') : [undefined, fields];
    const input = readInput(call, rest);
    return answerInTransaction({
      call,
      handle,
      platform,
      request,
      reply,
      input,
      requestNo,
      session: member,
      now: asked.now,
      language: asked.language,
    });
  });

/** Answers a call that needs a session but no enterprise. */
export const answerSession = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  handle: (context: GateContext<z.output<Input>> & { readonly session: Session }) => Promise<z.input<Output>>,
): Answer =>
  route(call, signIn, async (request, _reply, platform) => {
    const { session, raw, now, language } = readRequest(request, call, platform);
    const input = readInput(
      call,
      call.namesEnterprise ? raw : withoutEnterprise(raw, session.enterprise?.id),
    );
    const context = { input, session, platform, now, language, address: request.ip };
    const data = await certainlyAtGate(call, () => handle(context));
    return { code: 1, msg: '', data: call.output.parse(data) };
  });

/** Answers a call that anyone may make. */
export const answerAnyone = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  handle: (context: GateContext<z.output<Input>>) => Promise<z.input<Output>>,
): Answer =>
  route(call, signIn, async (request, _reply, platform) => {
    const [, rest] = takeEnterprise(rawOf(request, call));
    const input = readInput(call, rest);
    const language = languageOf(request.headers['accept-language']);
    const context = { input, platform, now: platform.clock.now(), language, address: request.ip };
    const data = await certainlyAtGate(call, () => handle(context));
    return { code: 1, msg: '', data: call.output.parse(data) };
  });

type Handler = (request: FastifyRequest, reply: FastifyReply, platform: Platform) => Promise<unknown>;
/** Lets a request in by its head alone, or refuses it. */
type Admit = (request: FastifyRequest, platform: Platform, call: Call) => Promise<Session>;

const route = (call: Call, admit: Admit, handler: Handler): Answer => ({
  call,
  register: (app, platform) => {
    const beside = isOfLists(call) ? platform.beside : undefined;
    const at = (routes: FastifyInstance) =>
      void routes.route({
        method: call.alsoPost ? ['GET', 'POST'] : call.method,
        url: call.path,
        exposeHeadRoute: false,
        bodyLimit: bodyLimitOf(call),
        config: fieldsOf(call),
        // Whoever may not make the call has no body read.
        onRequest: (request, reply) =>
          beginCall(
            request,
            reply,
            call,
            async () => (call.access === 'anyone' ? undefined : admit(request, platform, call)),
            platform.pace,
          ),
        handler: (request, reply) => {
          const session = sessions.get(request);
          return beside
            ? underWay(request, undefined, () =>
                certainlyBeside(call, request.headers, () =>
                  beside.answer(call, request, reply, session as MemberSession),
                ),
              )
            : underWay(request, session, () => handler(request, reply, platform));
        },
      });
    if (beside) takeBytes(app, call.takesFile ? 'application/octet-stream' : 'application/json', at);
    else if (call.takesFile) takeFiles(app, at);
    else at(app);
  },
});

const sessions = new WeakMap<FastifyRequest, Session>();

async function signIn(request: FastifyRequest, { gate, clock }: Platform): Promise<Session> {
  const session = await sessionTurn(request.ip, () => authenticate(gate, request.headers.token, clock.now()));
  sessions.set(request, session);
  return session;
}

const admitMember: Admit = async (request, platform, call) =>
  memberOf(await signIn(request, platform), call, shanghaiDay(platform.clock.now()));

function readRequest(request: FastifyRequest, call: Call, { clock }: Platform) {
  const now = clock.now();
  return {
    session: sessions.get(request)!,
    now,
    today: shanghaiDay(now),
    language: languageOf(request.headers['accept-language']),
    raw: rawOf(request, call),
  };
}

const rawOf = (request: FastifyRequest, call: Call): unknown =>
  givenOf(call, request.method === 'GET' ? request.query : (uploadedFile(request) ?? request.body ?? {}));

/** Lets a session into its enterprise for a call, or says why not. */
function memberOf(session: Session, call: Call, today: Day): MemberSession {
  const { enterprise } = session;
  if (!enterprise) throw new Refusal('NO_ENTERPRISE');
  const member: MemberSession = { ...session, enterprise };
  if (hasExpired(enterprise, today)) throw new Refusal('ENTERPRISE_EXPIRED');
  const frozen = enterprise.status === enterpriseStatus.frozen;
  if (!frozen && enterprise.status !== enterpriseStatus.approved) throw new Refusal('NO_ENTERPRISE');
  if (!may(member, call.access)) throw new Refusal('FORBIDDEN');
  if (call.personal) return member;
  if (call.writes && frozen) throw new Refusal('ENTERPRISE_FROZEN');
  if (call.writes && enterprise.agreementStatus !== 0) {
    throw new Refusal('NOT_ACTIVATED', { status: enterprise.agreementStatus });
  }
  return member;
}

/** Any input may name the enterprise it means: the session's own is taken off, another's is not found. */
function withoutEnterprise(raw: unknown, own: number | undefined): unknown {
  const [named, rest] = takeEnterprise(raw);
  if (named !== undefined && named !== String(own)) throw new Refusal('NOT_FOUND');
  return rest;
}

function takeEnterprise(raw: unknown): [named: string | undefined, rest: unknown] {
  const [wxapp_id, rest] = takeOff(raw, 'wxapp_id');
  if (wxapp_id === undefined) return [undefined, rest];
  if (typeof wxapp_id !== 'number' && typeof wxapp_id !== 'string')
    throw new Refusal('VALIDATION', { fields: ['wxapp_id'] });
  return [String(wxapp_id), rest];
}

/** Takes off what any call may carry beside its own fields. */
function takeOff(raw: unknown, name: string): [value: unknown, rest: unknown] {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, name)) return [undefined, raw];
  const { [name]: value, ...rest } = raw as Record<string, unknown>;
  return [value, rest];
}
