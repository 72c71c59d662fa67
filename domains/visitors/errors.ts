/** Errors of the calls of visitors, with their texts. */
import { defineErrors } from '@mizan/platform/contract'

export const visitorErrors = defineErrors({
  LA_MaxIpConversationValidationFailed: {
    status: 409,
    tr: 'Bulunduğunuz internet bağlantısından bugün yapılabilecek denemeler bitti; aynı bağlantıyı kullanan çalışma arkadaşlarınız da denemiş olabilir. Ücretsiz üye olarak hemen devam edebilirsiniz.',
    en: 'The trials of today for your network have been used; colleagues on the same connection may have tried it too. Sign up for free to go on at once.',
  },
  'visitor.spent': {
    status: 409,
    tr: 'Üye olmadan yapılabilecek denemeleriniz bitti. Ücretsiz üye olun, kaldığınız yerden devam edin.',
    en: 'You have used what can be tried without an account. Sign up for free and go on where you were.',
  },
  'visitor.demo_spent': {
    status: 409,
    tr: 'Asistanı bugün iki kez denediniz. Yarın yeniden deneyebilir ya da ücretsiz üye olarak hemen devam edebilirsiniz.',
    en: 'You have tried the assistant twice today. Try again tomorrow, or sign up for free and go on at once.',
  },
  'news.not_found': {
    status: 404,
    tr: 'Haber bulunamadı; silinmiş olabilir.',
    en: 'The news item was not found; it may have been deleted.',
  },
  'news.too_many': {
    status: 409,
    tr: 'En çok {{most}} haber saklanır. Önce eski haberleri silin.',
    en: 'At most {{most}} news items are kept. Delete old ones first.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof visitorErrors, true> {}
}
