/** Language of messages: the first of Turkish and English that the header names, otherwise Turkish. */
export function languageOf(header: string | undefined): 'tr' | 'en' {
  const wished = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
  return wished.find((code) => code === 'tr' || code === 'en') === 'en' ? 'en' : 'tr'
}
