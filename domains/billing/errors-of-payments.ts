/** Messages for declined payments. */
import { defineErrors } from '@mizan/platform/contract'
import { type DeclineCode, declineCodes } from './data/declines.ts'

export const paymentErrors = defineErrors({
  'payment.insufficient_funds': {
    status: 402,
    tr: 'Kartın bakiyesi yetersiz. Başka bir kart deneyin.',
    en: 'The card has not enough funds. Try another card.',
  },
  'payment.do_not_honour': {
    status: 402,
    tr: 'Bankanız ödemeyi onaylamadı. Bankanızı arayın ya da başka bir kart deneyin.',
    en: 'Your bank did not approve the payment. Call your bank or try another card.',
  },
  'payment.invalid_transaction': {
    status: 402,
    tr: 'Bankanız bu işlemi geçersiz saydı. Başka bir kart deneyin.',
    en: 'Your bank refused the transaction as invalid. Try another card.',
  },
  'payment.lost_card': {
    status: 402,
    tr: 'Bu kart kayıp olarak bildirilmiş. Başka bir kart kullanın.',
    en: 'This card was reported as lost. Use another card.',
  },
  'payment.stolen_card': {
    status: 402,
    tr: 'Bu kart çalıntı olarak bildirilmiş. Başka bir kart kullanın.',
    en: 'This card was reported as stolen. Use another card.',
  },
  'payment.expired_card': {
    status: 402,
    tr: 'Kartın son kullanma tarihi geçmiş. Geçerli bir kart kullanın.',
    en: 'The card has expired. Use a valid card.',
  },
  'payment.invalid_cvc': {
    status: 402,
    tr: 'Güvenlik kodu (CVC) yanlış. Kodu denetleyip yeniden deneyin.',
    en: 'The security code (CVC) is wrong. Check it and try again.',
  },
  'payment.not_permitted_to_cardholder': {
    status: 402,
    tr: 'Bu kartla bu işlem yapılamıyor. Kartınızı internet alışverişine açın ya da başka bir kart deneyin.',
    en: 'This card does not permit the payment. Open it for online payments or try another card.',
  },
  'payment.not_permitted_to_terminal': {
    status: 402,
    tr: 'Banka bu işlemi şu anda kabul etmiyor. Başka bir kart deneyin.',
    en: 'The bank does not accept this transaction now. Try another card.',
  },
  'payment.fraud_suspected': {
    status: 402,
    tr: 'Banka işlemi güvenlik nedeniyle durdurdu. Bankanızı arayın ya da başka bir kart deneyin.',
    en: 'The bank stopped the payment for safety. Call your bank or try another card.',
  },
  'payment.pickup_card': {
    status: 402,
    tr: 'Bu kart kullanıma kapatılmış. Başka bir kart kullanın.',
    en: 'This card has been closed. Use another card.',
  },
  'payment.not_authenticated': {
    status: 402,
    tr: '3D Secure doğrulaması yapılamadı. Kodu denetleyip yeniden deneyin.',
    en: '3-D Secure did not succeed. Check the code and try again.',
  },
  'payment.authentication_unavailable': {
    status: 402,
    tr: 'Bankanın 3D Secure sayfasına ulaşılamadı. Biraz sonra yeniden deneyin.',
    en: 'The 3-D Secure page of the bank could not be reached. Try again later.',
  },
  'payment.cancelled_by_payer': {
    status: 402,
    tr: 'Ödemeden vazgeçtiniz. Kartınızdan para çekilmedi.',
    en: 'You gave the payment up. Your card was not charged.',
  },
  'payment.expired_form': {
    status: 402,
    tr: 'Ödeme sayfasının süresi doldu. Yeniden başlayın.',
    en: 'The payment page has expired. Begin again.',
  },
  'payment.unknown_card': {
    status: 402,
    tr: 'Kayıtlı kart artık kullanılamıyor. Başka bir kart seçin.',
    en: 'The saved card can no longer be used. Choose another card.',
  },
  'payment.general': {
    status: 402,
    tr: 'Ödeme alınamadı. Biraz sonra ya da başka bir kartla yeniden deneyin.',
    en: 'Payment failed. Try again later or with another card.',
  },
  'payment.card_not_stored': {
    status: 402,
    tr: 'Kartın saklanmasına izin verilmedi, bu yüzden kart kaydedilemedi. Yeniden deneyin ve “Kartımı sakla” seçeneğini işaretleyin.',
    en: 'Storing the card was not allowed, so it was not saved. Try again and tick “Store my card”.',
  },
} satisfies Record<DeclineCode, unknown>)

/** The code of the text that people read for a reason of the bank. */
export const declineCodeOf = (reason: string): DeclineCode =>
  declineCodes.find((code) => code === `payment.${reason}`) ?? 'payment.general'

export function declineWords(reason: string): { tr: string; en: string } {
  const { tr, en } = paymentErrors[declineCodeOf(reason)]
  return { tr, en }
}

export const onlinePaymentErrors = defineErrors({
  'payment.not_offered': {
    status: 503,
    tr: 'Kartla ödeme şu anda sunulmuyor. Havale ile ödeyebilirsiniz.',
    en: 'Payment by card is not offered at the moment. You can pay by bank transfer.',
  },
  'payment.unavailable': {
    status: 503,
    tr: 'Ödeme işlenirken hata oluştu: bankaya ulaşılamadı. Biraz sonra yeniden deneyin.',
    en: 'Error processing payment: the bank could not be reached. Try again later.',
  },
  'payment.card_not_found': {
    status: 404,
    tr: 'Kayıtlı kart bulunamadı. Kartlarınızı yeniden yükleyin ya da yeni bir kart ekleyin.',
    en: 'The stored card was not found. Load your cards again or add a new one.',
  },
  'payment.last_card': {
    status: 409,
    tr: 'Bu, kendiliğinden yenilenen aboneliğinizin son kartı. Silerseniz yenileme yapılamaz; silmek için onaylayın.',
    en: 'This is the last card of a subscription that renews itself. Without it no renewal can be paid; confirm to delete it.',
  },
  'payment.apple_refused': {
    status: 400,
    tr: 'Apple Pay oturumu açılamadı. Başka bir ödeme şekli seçin.',
    en: 'The Apple Pay session could not be opened. Choose another way to pay.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof paymentErrors | keyof typeof onlinePaymentErrors, true> {}
}
