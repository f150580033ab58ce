import * as z from 'zod/mini';
import { call } from './call.ts';
import { flag, id, pageInput, pageOf, queried, time } from './fields.ts';
import type { PermissionKey } from './permissions.ts';

/** What an enterprise is told of, and what each message carries; `words/` says each in four languages. No person is named. */
export type Messages = {
  readonly [Subject in AnsweredSubject as `${Subject}_ISSUED`]: {
    readonly change_no: string;
    readonly person_count: number;
  };
} & {
  readonly [Subject in AnsweredSubject as `${Subject}_REFUSED`]: {
    readonly change_no: string;
    readonly person_count: number;
    readonly staying_count?: number;
    readonly has_begun?: 1;
  };
} & {
  readonly [Subject in AnsweredSubject as `${Subject}_PARTLY_ISSUED`]: {
    readonly change_no: string;
    readonly person_count: number;
    readonly fail_count: number;
    /** How many of those who failed stay covered where they were; of whom a cover was to pass on alone, and not in messages of before. */
    readonly staying_count?: number;
    /** Of a renewal whose first day has come: the policy before is over. Not in messages of before. */
    readonly has_begun?: 1;
  };
} & {
  /** The insurer has not answered for two hours. */
  readonly CHANGE_UNANSWERED: { readonly change_no: string; readonly person_count: number };
  /** A policy is to be renewed by hand; `until` a moment there is no gap. */
  readonly RENEWAL_DUE: { readonly policy_no: string; readonly person_count: number; readonly until: string };
  /** It will renew itself at a moment. */
  readonly RENEWAL_PLANNED: {
    readonly policy_no: string;
    readonly person_count: number;
    readonly at: string;
  };
  readonly RENEWAL_LAPSED: { readonly policy_no: string; readonly person_count: number };
  /** It has renewed itself. */
  readonly AUTO_RENEWED: {
    readonly policy_no: string;
    readonly person_count: number;
    readonly amount_fen: number;
  };
  /** It renewed itself, and these could not go over. */
  readonly AUTO_RENEWAL_LEFT: { readonly policy_no: string; readonly left_count: number };
  readonly AUTO_RENEWAL_SHORT: {
    readonly policy_no: string;
    readonly short_by_fen: number;
    readonly until: string;
  };
  readonly AUTO_RENEWAL_FAILED: { readonly policy_no: string; readonly until: string };
};

/** What the insurer's answer is about: an addition is called a change. */
export type AnsweredSubject = 'CHANGE' | 'REMOVAL' | 'REPLACEMENT' | 'TRANSFER' | 'CORRECTION' | 'RENEWAL';

export type MessageCode = keyof Messages;

export const messageCodes = [
  'CHANGE_ISSUED',
  'CHANGE_PARTLY_ISSUED',
  'CHANGE_REFUSED',
  'CHANGE_UNANSWERED',
  'REMOVAL_ISSUED',
  'REMOVAL_PARTLY_ISSUED',
  'REMOVAL_REFUSED',
  'REPLACEMENT_ISSUED',
  'REPLACEMENT_PARTLY_ISSUED',
  'REPLACEMENT_REFUSED',
  'RENEWAL_ISSUED',
  'RENEWAL_PARTLY_ISSUED',
  'RENEWAL_REFUSED',
  'TRANSFER_ISSUED',
  'TRANSFER_PARTLY_ISSUED',
  'TRANSFER_REFUSED',
  'CORRECTION_ISSUED',
  'CORRECTION_PARTLY_ISSUED',
  'CORRECTION_REFUSED',
  'AUTO_RENEWED',
  'AUTO_RENEWAL_FAILED',
  'AUTO_RENEWAL_LEFT',
  'AUTO_RENEWAL_SHORT',
  'RENEWAL_DUE',
  'RENEWAL_LAPSED',
  'RENEWAL_PLANNED',
] as const satisfies readonly MessageCode[];

/** Who is told: those who may open what the message is about. */
export const keyOfMessage: { readonly [C in MessageCode]: PermissionKey } = {
  CHANGE_ISSUED: 'policy_change/detail',
  CHANGE_PARTLY_ISSUED: 'policy_change/detail',
  CHANGE_REFUSED: 'policy_change/detail',
  CHANGE_UNANSWERED: 'policy_change/detail',
  REMOVAL_ISSUED: 'policy_change/detail',
  REMOVAL_PARTLY_ISSUED: 'policy_change/detail',
  REMOVAL_REFUSED: 'policy_change/detail',
  REPLACEMENT_ISSUED: 'policy_change/detail',
  REPLACEMENT_PARTLY_ISSUED: 'policy_change/detail',
  REPLACEMENT_REFUSED: 'policy_change/detail',
  RENEWAL_ISSUED: 'policy_change/detail',
  RENEWAL_PARTLY_ISSUED: 'policy_change/detail',
  RENEWAL_REFUSED: 'policy_change/detail',
  TRANSFER_ISSUED: 'policy_change/detail',
  TRANSFER_PARTLY_ISSUED: 'policy_change/detail',
  TRANSFER_REFUSED: 'policy_change/detail',
  CORRECTION_ISSUED: 'policy_change/detail',
  CORRECTION_PARTLY_ISSUED: 'policy_change/detail',
  CORRECTION_REFUSED: 'policy_change/detail',
  AUTO_RENEWED: '/policy/index',
  AUTO_RENEWAL_FAILED: '/policy/index',
  AUTO_RENEWAL_LEFT: '/policy/index',
  AUTO_RENEWAL_SHORT: '/policy/index',
  RENEWAL_DUE: '/policy/index',
  RENEWAL_LAPSED: '/policy/index',
  RENEWAL_PLANNED: '/policy/index',
};

export const levelOfMessage: { readonly [C in MessageCode]: 'info' | 'warning' | 'danger' } = {
  CHANGE_ISSUED: 'info',
  CHANGE_PARTLY_ISSUED: 'warning',
  CHANGE_REFUSED: 'danger',
  CHANGE_UNANSWERED: 'warning',
  REMOVAL_ISSUED: 'info',
  REMOVAL_PARTLY_ISSUED: 'warning',
  REMOVAL_REFUSED: 'warning',
  REPLACEMENT_ISSUED: 'info',
  REPLACEMENT_PARTLY_ISSUED: 'danger',
  REPLACEMENT_REFUSED: 'danger',
  RENEWAL_ISSUED: 'info',
  RENEWAL_PARTLY_ISSUED: 'danger',
  RENEWAL_REFUSED: 'danger',
  TRANSFER_ISSUED: 'info',
  TRANSFER_PARTLY_ISSUED: 'warning',
  TRANSFER_REFUSED: 'warning',
  CORRECTION_ISSUED: 'info',
  CORRECTION_PARTLY_ISSUED: 'warning',
  CORRECTION_REFUSED: 'warning',
  AUTO_RENEWED: 'info',
  AUTO_RENEWAL_FAILED: 'danger',
  AUTO_RENEWAL_LEFT: 'danger',
  AUTO_RENEWAL_SHORT: 'danger',
  RENEWAL_DUE: 'warning',
  RENEWAL_LAPSED: 'danger',
  RENEWAL_PLANNED: 'info',
};

/** The messages that this user may see, the latest first. `now` is the server's clock when it answered. */
export const listMessages = call({
  method: 'GET',
  path: '/message/lists',
  access: 'member',
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    type: z.optional(z.enum(messageCodes)),
    is_read: z.optional(queried(flag)),
  }),
  output: z.extend(
    pageOf(
      z.object({
        message_id: id,
        type: z.enum(messageCodes),
        level: z.enum(['info', 'warning', 'danger']),
        title: z.string(),
        /** Plain text. */
        content: z.string(),
        policy_change_id: z.nullable(id),
        /** Where it is about a policy. */
        policy_id: z.nullable(id),
        is_read: flag,
        create_time: time,
      }),
    ),
    { unread_message: z.int(), now: time },
  ),
});

/** Marks messages as read by this user: those named, or all with `all` 1. Answers how many are unread now. */
export const markRead = call({
  method: 'POST',
  path: '/message/hasRead',
  access: 'member',
  writes: true,
  personal: true,
  input: z
    .strictObject({
      message_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
      all: z.optional(z.literal(1)),
    })
    .check(
      z.refine((input) => input.message_ids !== undefined || input.all !== undefined, {
        path: ['message_ids'],
      }),
    ),
  output: z.object({ unread_message: z.int() }),
});
