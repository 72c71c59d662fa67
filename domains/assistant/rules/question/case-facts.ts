/** Detects a question about events of a case, which no law can answer. */

const happened = /(?<![\p{L}])\p{L}+(?:[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü]r?)?)(?:\s*m[ıiuü])?\s*[?.!]*\s*$/iu
/** "bu davanın özeti", "karşı tarafın vekili kim", "kiracı ne kadar borçlu". */
const ofThisCase =
  /(?<!\p{L})(?:bu|şu)\s+(?:dava|dosya|iş)\p{L}*\s+(?:özet|konu|taraf|ne)|(?<!\p{L})özetle|(?:vekili|avukatı|hâkimi|tanıkları?|müvekkil\p{L}*)\s+kim|ne kadar borç|borcu ne kadar/iu
/** Whether something is too late, or allowed, is also a question for the law. */
const ofLaw = /zamanaşım|zamanasim|süre|hak düşür|geçerli|hukuka|kanun|madde|yasal/iu

export const asksWhatHappened = (text: string): boolean =>
  (happened.test(text) || ofThisCase.test(text)) && !ofLaw.test(text)
