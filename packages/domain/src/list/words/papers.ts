/** 离职证明, 交接手续: whether a heading is of a paper that somebody gets, which says of nobody whether they leave. */
export const isPaper = (title: string): boolean => /证明|手续|交接|certificat/iu.test(title);
