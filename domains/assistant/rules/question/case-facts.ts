/** Tells whether a question about a case asks what has happened, which no law can answer. */

const happened = /(?<![\p{L}])\p{L}+(?:[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü]r?)?)(?:\s*m[ıiuü])?\s*[?.!]*\s*$/iu
/** "bu davanın özeti", "karşı tarafın vekili kim", "kiracı ne kadar borçlu". */
const ofThisCase =
  /(?<!\p{L})(?:bu|şu)\s+(?:dava|dosya|iş)\p{L}*\s+(?:özet|konu|taraf|ne)|(?<!\p{L})özetle|(?:vekili|avukatı|hâkimi|tanıkları?|müvekkil\p{L}*)\s+kim|ne kadar borç|borcu ne kadar/iu
/** Whether it is too late, or allowed, the law has to say too. */
const ofLaw = /zamanaşım|zamanasim|süre|hak düşür|geçerli|hukuka|kanun|madde|yasal/iu

export const asksWhatHappened = (text: string): boolean =>
  (happened.test(text) || ofThisCase.test(text)) && !ofLaw.test(text)
