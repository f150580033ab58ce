/** 👎, 🚫, [弱]: signs that say no of whoever they stand beside. A cross is read where it is known what it marks. */
export const signsAgainst = /[👎🚫⛔🛑🚷🙅🈚🈲❎]|\[(?:弱|拒绝|差劲|NO)\]/iu;
