/** Says in the reader's language what is wrong with one field. */
type Text = (params: Record<string, unknown>) => string
interface Pair {
  tr: Text
  en: Text
}

const texts: Record<string, Pair> = {
  'dates.reversed': {
    tr: () => 'Bitiş tarihi başlangıç tarihinden önce olamaz.',
    en: () => 'The end date cannot be before the start date.',
  },
  'feedback.empty': {
    tr: () => 'Bir değerlendirme seçin ya da bir not yazın.',
    en: () => 'Choose a verdict or write a remark.',
  },
  'field.email': {
    tr: () => 'E-posta adresini ad@ornek.com biçiminde yazın.',
    en: () => 'Write the email address like name@example.com.',
  },
  'field.phone': {
    tr: () => 'Telefon numarasını ülke koduyla yazın, örneğin +90 555 000 00 00.',
    en: () => 'Write the phone number with its country code, such as +90 555 000 00 00.',
  },
  'field.password': {
    tr: () => 'Parola en az 8 karakter olmalı; büyük harf, küçük harf, rakam ve özel karakter içermeli.',
    en: () =>
      'The password needs at least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.',
  },
  'field.password_mismatch': {
    tr: () => 'Parolalar aynı değil.',
    en: () => 'The passwords do not match.',
  },
  'field.academic_email': {
    tr: () => 'Akademisyenlerin e-posta adresi edu.tr ile bitmelidir.',
    en: () => 'An academic must use an email ending in edu.tr.',
  },
  too_big: {
    tr: ({ maximum, origin }) => `En çok ${maximum}${isText(origin) ? ' karakter' : ''} olabilir.`,
    en: ({ maximum, origin }) => `It may be ${maximum}${isText(origin) ? ' characters' : ''} at most.`,
  },
  too_small: {
    tr: ({ minimum, origin }) => {
      if (isText(origin)) return minimum === 1 ? 'Bu alanı doldurun.' : `En az ${minimum} karakter olmalı.`
      return `En az ${minimum} olmalı.`
    },
    en: ({ minimum, origin }) => {
      if (isText(origin))
        return minimum === 1 ? 'Fill in this field.' : `It must be at least ${minimum} characters.`
      return `It must be at least ${minimum}.`
    },
  },
  invalid_type: {
    tr: () => 'Bu alan eksik ya da türü yanlış.',
    en: () => 'This field is missing or of the wrong type.',
  },
  invalid_format: {
    tr: ({ format }) => (isDate(format) ? 'Tarihi YYYY-AA-GG biçiminde yazın.' : 'Bu alanın biçimi yanlış.'),
    en: ({ format }) =>
      isDate(format) ? 'Write the date as YYYY-MM-DD.' : 'This field has the wrong format.',
  },
  unrecognized_keys: {
    tr: ({ keys }) => `Tanınmayan alan: ${list(keys)}.`,
    en: ({ keys }) => `Unknown field: ${list(keys)}.`,
  },
  invalid_value: {
    tr: ({ values }) =>
      isConsent(values) ? 'Devam etmek için bunu onaylayın.' : `Şunlardan biri olmalı: ${list(values)}.`,
    en: ({ values }) => (isConsent(values) ? 'Accept this to go on.' : `It must be one of: ${list(values)}.`),
  },
}

const other: Pair = { tr: () => 'Bu alan geçersiz.', en: () => 'This field is not valid.' }

const isDate = (format: unknown) => format === 'date'

const isText = (origin: unknown) => origin === 'string'

/** What must be ticked takes nothing but true. */
const isConsent = (values: unknown) => Array.isArray(values) && values.length === 1 && values[0] === true

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '')

export function issueText(
  message: string,
  keyword: string | undefined,
  params: Record<string, unknown> | undefined,
  language: 'tr' | 'en',
): string {
  const pair = texts[message] ?? texts[keyword ?? ''] ?? other
  return pair[language](params ?? {})
}
