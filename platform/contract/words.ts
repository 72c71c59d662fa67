/** Texts in both languages, kept beside the thing that they describe and used by server and browser. */

/** One text in both languages. */
export interface BilingualText {
  tr: string
  en: string
}

/** Texts for the possible values of something. */
export type Words = Readonly<Record<string, BilingualText>>

/** These texts in one language, for a dictionary: `role: wordsIn('tr', roleNames)`. */
export const wordsIn = <const T extends Words>(
  language: keyof BilingualText,
  words: T,
): { [K in keyof T]: string } =>
  Object.fromEntries(Object.entries(words).map(([name, said]) => [name, said[language]])) as {
    [K in keyof T]: string
  }
