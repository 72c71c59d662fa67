/**
 * The texts of the errors that every product needs. A domain adds its own with `defineErrors`;
 * both languages are fields of one object, so a missing translation does not compile.
 */
export interface ErrorText {
  /** HTTP status of the answer. 200 marks a business failure that the specification answers with success. */
  status: number
  tr: string
  en: string
}

export type ErrorTable = Record<string, ErrorText>

export const defineErrors = <const T extends ErrorTable>(table: T): T => table

export const platformErrors = defineErrors({
  'request.invalid': {
    status: 400,
    tr: 'İstek geçersiz. İşaretlenen alanları düzeltip yeniden deneyin.',
    en: 'The request is not valid. Correct the marked fields and try again.',
  },
  'request.too_large': {
    status: 413,
    tr: 'Gönderilen içerik çok büyük.',
    en: 'What was sent is too large.',
  },
  'request.too_many': {
    status: 429,
    tr: 'Çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.',
    en: 'Too many requests were sent. Wait a little and try again.',
  },
  'session.required': {
    status: 401,
    tr: 'Oturumunuz sona erdi. Devam etmek için giriş yapın.',
    en: 'Session expired. Please login to continue.',
  },
  'route.not_found': { status: 404, tr: 'Böyle bir adres yok.', en: 'There is no such address.' },
  'server.failed': {
    status: 500,
    tr: 'Sunucuda bir hata oluştu. Yeniden deneyin; sürerse bize bildirin.',
    en: 'A server side error occurred.',
  },
  'server.unavailable': {
    status: 503,
    tr: 'Hizmet şu anda hazır değil. Birazdan yeniden deneyin.',
    en: 'The service is not ready at the moment. Try again shortly.',
  },
})

/** A failure that a row declares and a handler raises; the HTTP edge turns it into its status and text. */
export class AppError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'AppError'
    this.code = code
  }
}
