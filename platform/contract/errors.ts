/** Error texts in both languages, the errors of the platform, and the error that handlers throw. */
import type { ErrorCode } from './names.ts'

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

/** The texts about a wrong field, under the name of the issue in the schema, such as `field.email`. */
export type IssueTable = Record<string, { tr: string; en: string }>

export const defineIssues = <const T extends IssueTable>(table: T): T => table

export type ErrorTable = Record<string, ErrorText>

export const defineErrors = <const T extends ErrorTable>(table: T): T => table

export const platformErrors = defineErrors({
  'request.invalid': {
    status: 400,
    tr: 'Bazı alanlar eksik ya da yanlış. İşaretlenen alanları düzeltip yeniden deneyin.',
    en: 'The request is not valid. Correct the marked fields and try again.',
  },
  'request.unreadable': {
    status: 400,
    tr: 'İsteğin gövdesi boş ya da bozuk. Gövdeyi geçerli JSON olarak gönderin.',
    en: 'The body of the request is empty or broken. Send it as valid JSON.',
  },
  'request.too_large': {
    status: 413,
    tr: 'Gönderilen içerik çok büyük. Kısaltıp yeniden deneyin.',
    en: 'What was sent is too large.',
  },
  /** `most`: the limit with its unit, see `fileTooLarge` of `platform/http`. */
  'request.file_too_large': {
    status: 413,
    tr: 'Dosya {{most}} sınırını aşıyor.',
    en: 'The file exceeds the limit of {{most}}.',
  },
  'request.given_up': {
    status: 408,
    tr: 'İşlem yarıda kaldı; hiçbir şey eklenmedi. Yeniden deneyin.',
    en: 'The request was given up; nothing was added.',
  },
  'request.bad_range': {
    status: 416,
    tr: 'İstenen bölüm dosyanın dışında.',
    en: 'The requested part lies outside of the file.',
  },
  'request.unsupported_type': {
    status: 415,
    tr: 'İstek {{form}} olarak gönderilmeli (Content-Type: {{type}}).',
    en: 'The request must be sent as {{form}} (Content-Type: {{type}}).',
  },
  'request.too_many': {
    status: 429,
    tr: 'Kısa sürede çok fazla işlem yapıldı. Biraz bekleyip yeniden deneyin.',
    en: 'Too many requests were sent. Wait a little and try again.',
  },
  /** So many such calls are running in the caller's office, or in all offices, that the caller has waited in vain. */
  'request.busy': {
    status: 429,
    tr: 'Bu işlemden şu anda çok sayıda sürüyor. Biraz bekleyip yeniden deneyin.',
    en: 'Too much work of this kind is under way. Wait a little and try again.',
  },
  'session.required': {
    status: 401,
    tr: 'Oturumunuz sona erdi. Devam etmek için giriş yapın.',
    en: 'Session expired. Please login to continue.',
  },
  'session.unverified': {
    status: 403,
    tr: 'Önce size gönderilen kodla girişinizi doğrulayın.',
    en: 'Verify your sign-in with the code that was sent to you first.',
  },
  'token.required': {
    status: 403,
    tr: 'Bu adres yalnız kişisel bağlantı anahtarıyla açılır. Profilinizde bir bağlantı oluşturun.',
    en: 'This address opens only with a personal token. Make a connection in your profile.',
  },
  'token.no_tool': {
    status: 403,
    tr: 'Kişisel bağlantı anahtarı bu işlemi açmaz; yalnız asistan araçları için geçerlidir.',
    en: 'A personal token does not open this; it is only for the tools of an assistant.',
  },
  'token.no_scope': {
    status: 403,
    tr: 'Bu bağlantıya bu yetki verilmedi. Profilinizde bu yetkiyle yeni bir bağlantı oluşturun.',
    en: 'This connection was not given that permission. Make a new one with it in your profile.',
  },
  'guest.required': {
    status: 403,
    tr: 'Deneme oturumunuz yok ya da sona erdi. Yeni bir soruyla baştan başlayın.',
    en: 'There is no conversation, or it is over. Begin a new one.',
  },
  LA_HCaptchaValidationFailed: {
    status: 403,
    tr: 'Robot olmadığınız doğrulanamadı. Doğrulamayı yeniden yapın.',
    en: 'It could not be verified that you are human. Do the verification again.',
  },
  'access.wrong_key': {
    status: 403,
    tr: 'Bu bağlantı artık geçerli değil ya da eksik kopyalanmış.',
    en: 'The key of this link is not valid.',
  },
  'webhook.unsigned': {
    status: 401,
    tr: 'Bildirimin imzası eksik, yanlış ya da süresi geçmiş.',
    en: 'The signature of the message is missing, wrong or too old.',
  },
  'webhook.different': {
    status: 409,
    tr: 'Bu kimlikle daha önce başka içerikte bir bildirim alındı.',
    en: 'A message with another content was received under this id before.',
  },
  'version.changed': {
    status: 409,
    tr: 'Siz düzenlerken bu kayıt değiştirildi. Değişiklikleri görüp yeniden deneyin.',
    en: 'This record was changed while you were editing it. Look at the changes and try again.',
  },
  'access.forbidden': {
    status: 403,
    tr: 'Bu işlem için yetkiniz yok. Büronuzun yöneticisine başvurun.',
    en: 'You do not have permission for this. Ask the administrator of your office.',
  },
  'licence.missing': {
    status: 403,
    tr: 'Büronuzun planı bunu kapsamıyor. Planınızı yükseltin.',
    en: 'The plan of your office does not cover this. Upgrade your plan.',
  },
  'plan.read_only': {
    status: 403,
    tr: 'Aboneliğiniz olmadığı için yalnız okuyabilirsiniz. Planınızı yükseltin.',
    en: 'Without a full subscription you can only read. Upgrade your plan.',
  },
  'feature.maintenance': {
    status: 503,
    tr: 'Bu bölüm bakımda. Daha sonra yeniden deneyin.',
    en: 'This feature is under maintenance. Try again later.',
  },
  'feature.turned_off': {
    status: 403,
    tr: 'Bu bölüm şu anda kullanıma kapalı.',
    en: 'This feature is turned off.',
  },
  'feature.coming_soon': {
    status: 403,
    tr: 'Bu bölüm yakında açılacak.',
    en: 'This feature is coming soon.',
  },
  'route.not_found': {
    status: 404,
    tr: 'Böyle bir adres yok. Adresi denetleyin.',
    en: 'There is no such address. Check it.',
  },
  'route.wrong_method': {
    status: 405,
    tr: 'Bu adrese bu yöntemle istek gönderilemez.',
    en: 'This address does not take requests of this method.',
  },
  'server.failed': {
    status: 500,
    tr: 'Beklenmeyen bir hata oluştu. Yeniden deneyin; sürerse bize bildirin.',
    en: 'A server side error occurred.',
  },
  'server.unavailable': {
    status: 503,
    tr: 'Hizmet şu anda hazır değil. Birazdan yeniden deneyin.',
    en: 'The service is not ready at the moment. Try again shortly.',
  },
})

declare module './names.ts' {
  interface ErrorCodes extends Record<keyof typeof platformErrors, true> {}
}

/** A failure that a row declares and a handler raises; the HTTP edge turns it into its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Seconds after which the caller may try again; sent in `Retry-After` and in the answer. */
  readonly retryAfter: number | undefined
  /** The wrong fields with their texts in both languages; the edge picks one. */
  readonly fields: Record<string, { tr: string; en: string }> | undefined
  /** Replacements for `{{name}}` in the text of the code. */
  readonly values: Record<string, string>
  /** Details that the caller needs in order to go on; they are sent beside the message. */
  readonly details: Record<string, unknown> | undefined
  constructor(
    code: ErrorCode,
    more: {
      retryAfter?: number
      fields?: Record<string, { tr: string; en: string }>
      values?: Record<string, string>
      details?: Record<string, unknown>
    } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = more.retryAfter
    this.fields = more.fields
    this.values = more.values ?? {}
    this.details = more.details
  }
}
