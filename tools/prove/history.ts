/** An answer as it came over the wire, byte for byte. */
export type Answer = { readonly status: number; readonly body: string };

/** One press of a button: one idempotency key, however often it is sent. */
export type Press = {
  readonly route: string;
  readonly key: string;
  readonly input: object;
  readonly token: string;
  /** The first answer; undefined while nobody knows whether it took effect. */
  answer?: Answer;
  /** Answers under the same key that were not the same. */
  readonly others: Answer[];
  /** It was told that nothing was changed, and whoever pressed it pressed anew: it is not sent again. */
  isGivenUp?: true;
};

/** One request as it went: where to, whose, and whether something came back that says what became of it. */
export type Tried = {
  readonly replica: object;
  readonly token: string;
  readonly outcome: 'answered' | 'refused' | 'unanswered';
  readonly took_ms: number;
};

/** What a clerk saw happen to one change. */
export type Story = {
  readonly enterprise_id: number;
  readonly policy_change_id: number;
  /** Takes persons off instead of adding them. */
  readonly isRemoval: boolean;
  /** What it was said to cost, and to give back. */
  premium_fen: number;
  refund_fen: number;
  readonly confirms: Press[];
  readonly undos: Press[];
  readonly sends: Press[];
  /** Readings of the change, after its confirmation was acknowledged, that did not show it. */
  unseen: number;
};

/** A press of a renewal: it drafts and confirms at once. */
type Renewal = { readonly enterprise_id: number; readonly presses: readonly Press[] };

/** A transfer that has arrived at the bank, and what became of crediting it. */
export type TopUp = {
  readonly channel_trade_no: string;
  readonly amount_fen: number;
  /** Who asked for it, and what they were told; undefined when they were told nothing. */
  readonly claims: readonly {
    readonly enterprise_id: number;
    readonly told: 'credited' | 'refused' | undefined;
  }[];
};

/** What the clients were told, kept by themselves: the database can lose what it acknowledged and stay consistent. */
export type History = ReturnType<typeof openHistory>;

export function openHistory() {
  const presses: Press[] = [];
  const stories: Story[] = [];
  const renewals: Renewal[] = [];
  const topUps: TopUp[] = [];
  const counts = new Map<string, number>();
  const strange: string[] = [];
  const watchers = new Set<(tried: Tried) => void>();

  return {
    presses,
    stories,
    renewals,
    topUps,
    /** Answers that no clerk should get. */
    strange,
    counts,
    count: (what: string, by = 1): void => void counts.set(what, (counts.get(what) ?? 0) + by),
    counted: (what: string): number => counts.get(what) ?? 0,
    tried: (tried: Tried): void => watchers.forEach((watcher) => watcher(tried)),
    /** Tells of each request from here on, until what it answers is called. */
    watch: (watcher: (tried: Tried) => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

type Spoken = {
  readonly code: number;
  readonly reason?: string;
  readonly data: Record<string, unknown> | null;
};

/** What an answer says. */
export const spoken = ({ body }: Answer): Spoken => JSON.parse(body) as Spoken;

export const saidYes = ({ answer }: Press): boolean => answer !== undefined && spoken(answer).code === 1;

export const saidNo = ({ answer }: Press): boolean => answer !== undefined && spoken(answer).code !== 1;

/** Keeps an answer under its press, beside what came before. */
export function keep(press: Press, answer: Answer): void {
  if (!press.answer) press.answer = answer;
  else if (press.answer.status !== answer.status || press.answer.body !== answer.body)
    press.others.push(answer);
}
