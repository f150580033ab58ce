/**
 * Whether words in English, Spanish or Japanese beside somebody, or below people, may say that they do not come, or need no cover: a no of
 * any kind, a reason for one, or somebody else who insures them. What is said of people who come is taken away before.
 */
export function refusesElsewhere(written: string): boolean {
  if (!foreign.test(written)) return false;
  const words = written.toLowerCase().replace(harmless, ' ');
  return english.test(words) || spanish.test(words) || japanese.test(words);
}

const foreign = /\p{Script=Latin}{2}|[ぁ-んァ-ヶ]/u;

const harmless =
  /\bno\.?\s*\d+|\b(?:no|without|not) (?:previous |prior |any |own )?(?:experience|accommodation|dorm\w*|housing|night shifts?|shifts?|smok\w+|drink\w+|allerg\w+|driving|licen[cs]e|car|problem\w*|rush|hurry|urgent|need to (?:reply|worry)|criminal record)|\b(?:don['’]?t|do not) (?:forget|worry|hesitate|reply)|\bleft[- ]handed|\bnot only\b|\bif (?:(?:it is|it['’]s) )?not possible|\bif any\w*[^.;]*|\b(?:more|cards?|photos?|papers?|documents?|ids?|copies|details) (?:will follow )?later|\blater today|\bsee you later|\bno (?:fuma|bebe|tiene (?:experiencia|coche|carn[eé])|hay (?:problema|prisa)|vive|necesita (?:alojamiento|transporte))|(?:経験|夜勤|喫煙|残業|アレルギー|問題|送迎|寮)(?:は|が|も)?(?:なし|無し|ない|ません|ありません)|問題ありません|すみません|かもしれません/gu;

const english =
  /\b(?:no|not|never|nobody|cannot|skip(?:ped|s)?|own (?:insurance|cover|policy)|(?:already|still) (?:insured|covered|has)|(?:insured|covered) (?:elsewhere|already|by)|wait(?:s|ing)?|later|hold|stay(?:s|ing)?|cancel\w*|dropp?\w*|quits?|left|leav(?:es|ing)|gone|absent|fail(?:ed|s)?|refus\w+|declin\w+|reject\w+|sick|injur\w+|pregnant|maternity|resign\w*|withdr\w+|instead|wrong|mistake|unsure|maybe|perhaps|pending|tb[cd]|duplicate|exclud\w+|except|omit(?:ted)?|ignore|remove\w*|delete\w*|another company|other (?:company|employer|insurer))\b|n['’]t\b/u;

const spanish =
  /(?<!\p{L})(?:no|nunca|tampoco|todav[ií]a|a[uú]n no|(?:tiene|con) (?:su )?(?:propio )?seguro|seguro propio|esper\p{L}+|cancel\p{L}+|anul\p{L}+|omit\p{L}+|saltar|pendiente|despu[eé]s|m[aá]s tarde|renunci\p{L}+|baja|enferm\p{L}+|embarazad\p{L}+|rechaz\p{L}+|quiz[aá]s?|tal vez|error|equivoc\p{L}+|falt[oóa]\p{L}*|ausente|otra empresa|excluir|excepto|salvo)(?!\p{L})/u;

const japanese =
  /ません|[かさたなまらわがば]ない|(?:^|[\s、,。(（])なし|来ず|キャンセル|スキップ|辞退|見送|保留|取消|取り消|取りやめ|中止|不要|未定|欠席|欠勤|休職|延期|退職|待ち|除外|他社|加入済|重複|間違/u;
