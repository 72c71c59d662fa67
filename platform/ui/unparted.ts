const wordJoiner = '\u2060'

/** Texts in which "e-posta" stays whole at the end of a line: nothing is parted after the hyphen of a single letter. */
export const unparted = <T extends object>(texts: T): T =>
  JSON.parse(JSON.stringify(texts).replace(/(?<![\p{L}\p{N}])(\p{L}-)(?=\p{L})/gu, `$1${wordJoiner}`))
