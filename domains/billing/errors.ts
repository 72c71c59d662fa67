import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const billingErrors = defineErrors({
  LA_PromotionCodeInvalid: {
    status: 400,
    tr: 'Promosyon kodu geçersiz ya da seçilen plan için geçerli değil.',
    en: 'Invalid promotion code or code is not valid for the selected plan.',
  },
  'billing.promotion_page_invalid': {
    status: 404,
    tr: 'Bu promosyon sayfası geçersiz ya da süresi dolmuş. Güncel planlara bakın.',
    en: 'This promotion page is invalid or expired. Look at the current plans.',
  },
  'billing.first_time_only': {
    status: 409,
    tr: 'Bu teklif yalnız ilk kez abone olan bürolar içindir. Başka bir plan seçin.',
    en: 'This offer is only for offices that subscribe for the first time. Choose another plan.',
  },
  'billing.bar_not_eligible': {
    status: 409,
    tr: 'Baro teklifi için büronuzun bir yöneticisinin baro kaydı doğrulanmış olmalı. Profilinizde baro bilgilerinizi tamamlayın.',
    en: 'The bar offer needs an administrator of the office whose bar registration is confirmed. Complete it in your profile.',
  },
  'billing.academic_not_eligible': {
    status: 409,
    tr: 'Akademik teklif için büronuzun bir yöneticisi edu.tr ile biten bir e-posta adresi kullanmalı.',
    en: 'The academic offer needs an administrator of the office with an email address that ends in edu.tr.',
  },
  'billing.no_price': {
    status: 404,
    tr: 'Bu plan artık satılmıyor. Sayfayı yenileyip başka bir plan seçin.',
    en: 'This plan is no longer sold. Reload the page and choose another one.',
  },
  'billing.not_now': {
    status: 409,
    tr: 'Aboneliğinizin şu anki durumunda bu yapılamaz. Sayfayı yenileyin.',
    en: 'This cannot be done in the present state of your subscription. Reload the page.',
  },
  'billing.trial_used': {
    status: 409,
    tr: 'Deneme süresini siz ya da büronuz daha önce kullandı. Bir plan seçerek devam edebilirsiniz.',
    en: 'You or your office had the trial before. You can go on by choosing a plan.',
  },
  'billing.trial_needs_cases': {
    status: 409,
    tr: 'Deneme süresi yalnız dava yönetimi planıyla başlar.',
    en: 'A trial needs a plan with case management.',
  },
  'billing.same_cycle': {
    status: 409,
    tr: 'Büronuz zaten bu ödeme döneminde. Başka bir dönem seçin.',
    en: 'Your office already has this billing cycle. Choose another one.',
  },
  'billing.same_plan': {
    status: 409,
    tr: 'Büronuz zaten bu planda. Başka bir plan seçin.',
    en: 'Your office already has this plan. Choose another one.',
  },
  'billing.too_few_seats': {
    status: 409,
    tr: 'Büronuzda {{used}} kullanıcı var; daha az kullanıcılı bir plan alınamaz. Önce üyeleri ya da bekleyen davetleri azaltın.',
    en: 'Your office uses {{used}} seats, so it cannot take a plan with fewer. Remove members or pending invitations first.',
  },
  'billing.cancelled': {
    status: 409,
    tr: 'Abonelik iptal edilmiş. Önce yeniden başlatın.',
    en: 'The subscription is cancelled. Reactivate it first.',
  },
  'billing.not_cancelled': {
    status: 409,
    tr: 'Abonelik iptal edilmemiş.',
    en: 'The subscription is not cancelled.',
  },
  'billing.order_not_found': {
    status: 404,
    tr: 'Bu sipariş bulunamadı. Sayfayı yenileyin.',
    en: 'This order was not found. Reload the page.',
  },
  'billing.invoice_not_found': {
    status: 404,
    tr: 'Bu fatura bulunamadı. Sayfayı yenileyin.',
    en: 'This invoice was not found. Reload the page.',
  },
  'billing.buyer_not_found': {
    status: 404,
    tr: 'Bu fatura bilgisi bulunamadı; silinmiş olabilir.',
    en: 'This billing information was not found; it may have been deleted.',
  },
  'billing.too_many_buyers': {
    status: 409,
    tr: 'En çok on fatura bilgisi kaydedilebilir. Birini silip yeniden deneyin.',
    en: 'At most ten can be kept. Delete one and try again.',
  },
  'billing.not_refundable': {
    status: 409,
    tr: 'Bu tutar iade edilemez: sipariş kartla ya da havaleyle ödenmemiş ya da bu kadarı kalmamış; plan değişikliğinde bakiyeye yazılan tutar siparişten iade edilmez.',
    en: 'This amount cannot go back: the order was not paid by card or transfer, or not so much of it is left; what a switch has credited to the balance is not refunded from the order.',
  },
  'billing.price_not_ahead': {
    status: 409,
    tr: 'Yeni fiyat gelecekteki bir günden başlamalı ve o gün için başka fiyat olmamalı.',
    en: 'A new price has to begin on a day ahead that has no other price yet.',
  },
  'billing.code_taken': {
    status: 409,
    tr: 'Bu promosyon kodu zaten var. Başka bir kod yazın.',
    en: 'There is such a promotion code already. Choose another one.',
  },
  'billing.promotion_not_found': {
    status: 404,
    tr: 'Bu promosyon bulunamadı ya da bitmiş.',
    en: 'This promotion was not found, or has ended.',
  },
  'billing.transfer_not_found': {
    status: 404,
    tr: 'Bu havale bulunamadı.',
    en: 'This transfer was not found.',
  },
  'billing.no_receipt': {
    status: 409,
    tr: 'Makbuz yalnız parası alınmış siparişler için verilir.',
    en: 'There is a receipt only for an order whose money was received.',
  },
  'billing.transfer_changed': {
    status: 409,
    tr: 'Bu havaleye az önce para kaydedildi. Gelen tutara yeniden bakın; bu para ayrıca geldiyse yeniden kaydedin.',
    en: 'Money was recorded for this transfer a moment ago. Look at what has come; if this came besides, record it again.',
  },
})

export const billingIssues = defineIssues({
  'field.required': { tr: 'Bu alan zorunludur.', en: 'This field is required.' },
  'field.one_identification': {
    tr: 'Vergi numarası, kimlik numarası ve pasaport numarasından yalnız birini yazın.',
    en: 'Give exactly one of tax number, identity number and passport number.',
  },
  'field.taxId': {
    tr: 'Vergi numarası 9 ya da 10 rakamdır; bu numara doğru değil.',
    en: 'A tax number has 9 or 10 digits; this one is not right.',
  },
  'field.identityNumber': {
    tr: 'Kimlik numarası 6, 10 ya da 11 rakamdır; bu numara doğru değil.',
    en: 'An identity number has 6, 10 or 11 digits; this one is not right.',
  },
  'field.withholding': {
    tr: 'KDV tevkifatı yalnız şirketler için seçilebilir.',
    en: 'Only a company can withhold VAT.',
  },
  'field.passportNumber': {
    tr: 'Pasaport numarasını U12345678 gibi yazın.',
    en: 'Write the passport number like U12345678.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof billingErrors, true> {}
}
