/**
 * Languages and texts. Turkish is the source. Each part of the product brings its own dictionary with `textsOf`,
 * which also checks the keys that are used with it. The chosen language is kept in local storage.
 */
import i18next, { type TOptions } from 'i18next'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored.ts'

export const languages = ['tr', 'en'] as const
export type Language = (typeof languages)[number]

type Plain<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K
/** Dotted paths to the texts of a dictionary; plural forms count as one key. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]
export type Text<T> = (key: TextKey<T>, values?: TOptions) => string

i18next.init({
  lng: readStored('language') === 'en' ? 'en' : 'tr',
  fallbackLng: 'tr',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})
document.documentElement.lang = i18next.language

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'tr')

export function setLanguage(language: Language): void {
  writeStored('language', language)
  document.documentElement.lang = language
  i18next.changeLanguage(language)
}

const LanguageContext = createContext<Language>(currentLanguage())

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/** Renders everything below it again when the language changes. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <LanguageContext value={useSyncExternalStore(subscribe, currentLanguage)}>{children}</LanguageContext>
  )
}

export const useLanguage = (): Language => useContext(LanguageContext)

/** Registers a dictionary and returns the hook that reads it: `const useText = textsOf('ui', { tr, en })`. */
export function textsOf<T extends object>(namespace: string, dictionary: { tr: T; en: T }): () => Text<T> {
  const texts = {
    tr: textsIn<T>('tr', namespace, dictionary.tr),
    en: textsIn<T>('en', namespace, dictionary.en),
  }
  return () => texts[useLanguage()]
}

/** Texts without values are cached, because a long list asks for the same few of them again and again. */
function textsIn<T extends object>(language: Language, namespace: string, dictionary: T): Text<T> {
  i18next.addResourceBundle(language, namespace, dictionary, true, true)
  const translate = i18next.getFixedT(language, namespace)
  const plain = new Map<string, string>()
  return (key, values) => {
    if (values) return translate(key as string, values) as string
    const known = plain.get(key) ?? (translate(key as string) as string)
    plain.set(key, known)
    return known
  }
}
