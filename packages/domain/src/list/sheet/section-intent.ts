import type { Intent } from '../../roster/intent.ts';
import { saidByHead, saysNobody } from '../words/section-heads.ts';
import { barred, saidIn } from '../words/states.ts';

const bothWays = /增减员?|加减保?|入离职|进退场|进出场?|变动|异动|状态/gu;

/**
 * What a line that is nobody's own says of whether those it speaks of are to be insured: null where they are after all,
 * undefined where it says nothing of it.
 */
export function intentIn(text: string, isSection: boolean): Intent | null | undefined {
  const plain = text.replace(bothWays, '');
  if ((!isSection && plain.length > 40) || saysNobody(plain)) return undefined;
  const head = saidByHead(plain, isSection);
  if (head !== undefined && head !== 'add') return { ...head, words: text };
  const said = head ?? headed(plain, isSection) ?? saidIn(plain.replace(/截至|截止/gu, ''));
  if (said === undefined) return undefined;
  if (said === 'add') return isSection ? null : undefined;
  if (said.kind === 'replace' || (said.kind === 'correct' && !isHead(plain))) return undefined;
  if (said.kind === 'unclear' && !isSection && !barred.test(plain.toLowerCase())) return undefined;
  return { ...said, words: text };
}

/** 走的：, 更正：, 换人： of a line of its own, where the same words beside others mean less. */
const headed = (text: string, isSection: boolean): ReturnType<typeof saidIn> => {
  if (!isSection || !isHead(text)) return undefined;
  if (joined.test(text)) return 'add';
  if (gone.test(text)) return { kind: 'leave', of: '' };
  if (held.test(text)) return { kind: 'wait', of: '' };
  return changed.test(text) ? { kind: 'unclear', of: '' } : undefined;
};

const isHead = (text: string): boolean => text.trim().length < 10;
const joined = /^\W*(?:另外|再|还要?|又)新?[加增](?:[\d一二两三四五]{1,2}\s?)?[个人位名]?[:：]?\W*$/u;
const gone =
  /^\W*(?:已经?|今天|昨天|本周|这周|要)?(?:走|离|退|减|停|撤|不做|不干)了?的(?:人|人员|员工)?[:：]?\W*$/u;
const held = /^\W*(?:先|再|暂时?|还要?)?(?:等一?等|缓一?缓|放一?放|等着)的?(?:人|人员|员工)?[:：]?\W*$/u;
const changed = /^\W*(?:换人|替换|顶替|换的|顶班|替班|换岗|调岗|转岗)的?(?:名单|人员|员工)?[:：]?\W*$/u;
