/** 同上 and 〃: whether a cell says what the one above says. */
export const isDitto = (text: string): boolean => dittoCell.test(text);

const dittoCell =
  /^[-—(（]?(?:同上(?:[一]?[行格栏]|面)?|同前(?:[一]?[行格])?|与上[面行]?(?:相同|一样|同)|以上(?:相同|同)|如上|上同|同|(?:the )?same(?: as above)?|as above|ditto|do\.|idem|ibid\.?|〃|↑|[〃″"”“〞]{1,3}|['’′]{2}|々)[-—)）]?$/iu;
