/** Errors of the identity calls, with their texts. */
import { defineErrors, platformErrors } from '@mizan/platform/contract'

/** The specification has one text for every session that is over. */
const over = platformErrors['session.required']

export const identityErrors = defineErrors({
  'auth.invalid_credentials': {
    status: 400,
    tr: 'E-posta adresi ya da parola yanlış.',
    en: 'Invalid email or password',
  },
  'auth.other_device': {
    status: 403,
    tr: 'Başka bir cihazda oturumunuz açık. Devam etmek için o cihazdan çıkış yapın.',
    en: 'You are already logged in on another device. Please log out from that device to continue.',
  },
  'auth.too_many_tries': {
    status: 429,
    tr: 'Çok fazla yanlış deneme yapıldı. Biraz bekleyip yeniden deneyin ya da parolanızı sıfırlayın.',
    en: 'Too many wrong tries. Wait a little and try again, or reset your password.',
  },
  'auth.password_required': {
    status: 403,
    tr: 'Girişinizin üzerinden zaman geçti. Parolanızı girip yeniden deneyin.',
    en: 'You signed in some time ago. Enter your password and try again.',
  },
  'auth.wrong_password': { status: 400, tr: 'Parola yanlış.', en: 'The password is wrong.' },
  'auth.email_exists': {
    status: 200,
    tr: 'Bu e-posta adresiyle bir kullanıcı zaten var.',
    en: 'User with email already exists',
  },
  OBS_UMS_CreateUserFail_PhoneNumberExists: {
    status: 200,
    tr: 'Bu telefon numarası başka bir hesapta kullanılıyor.',
    en: 'This phone number is already being used',
  },
  'code.wrong': { status: 400, tr: 'Yanlış kod girdiniz!', en: 'Wrong code entered!' },
  'code.locked': {
    status: 400,
    tr: 'Kod beş kez yanlış girildi ve artık geçersiz. Yeni bir kod isteyin.',
    en: 'The code was entered wrongly five times and no longer counts. Ask for a new one.',
  },
  'factor.locked': {
    status: 400,
    tr: 'Bu girişte beş kez yanlış kod girildi. Çıkış yapın, yeniden giriş yapın ve doğru kodu girin.',
    en: 'Five wrong codes were entered in this sign-in. Log out, sign in again and enter the right one.',
  },
  'code.expired': {
    status: 400,
    tr: 'Kodun süresi doldu ya da kod kullanıldı. Yeni bir kod isteyin.',
    en: 'The code has expired or was used. Ask for a new one.',
  },
  'code.too_soon': {
    status: 429,
    tr: 'Kısa süre önce bir kod gönderildi. Yenisini biraz sonra isteyebilirsiniz.',
    en: 'A code was sent a short while ago. You can ask for a new one a little later.',
  },
  LA_NotificationServiceResponseIsNull: {
    status: 503,
    tr: 'Kod gönderilemedi. Biraz sonra yeniden deneyin.',
    en: 'Failed to send code. Try again later.',
  },
  'reset.unknown_token': {
    status: 400,
    tr: 'Parola sıfırlama adımı geçerli değil. İşlemi baştan başlatın.',
    en: 'Invalid token',
  },
  'reset.invalid_token': {
    status: 400,
    tr: 'Parola sıfırlanamadı. İşlemi baştan başlatın.',
    en: 'Password reset failed. Please restart the process',
  },
  'reset.expired': {
    status: 400,
    tr: 'Parola sıfırlama süresi doldu. İşlemi baştan başlatın.',
    en: 'The time for resetting the password has expired. Please restart the process.',
  },
  'session.lapsed': over,
  'session.ended': over,
  'session.taken_over': over,
  'session.password_changed': over,
  'session.reused': over,
  'session.removed': {
    status: 401,
    tr: '{{office}} adlı bürodan çıkarıldınız. Hesabınız duruyor; devam etmek için giriş yapın.',
    en: 'You were removed from the office {{office}}. Your account remains; log in to continue.',
  },
  'session.not_found': {
    status: 404,
    tr: 'Oturum bulunamadı; kapatılmış olabilir.',
    en: 'The session was not found; it may have been ended.',
  },
  'token.too_many': {
    status: 409,
    tr: 'En çok 10 bağlantınız olabilir. Önce kullanmadığınız birini kaldırın.',
    en: 'You can have at most 10 connections. Remove one that you do not use first.',
  },
  'token.not_found': {
    status: 404,
    tr: 'Bağlantı bulunamadı; daha önce kaldırılmış olabilir.',
    en: 'The connection was not found; it may have been removed before.',
  },
  'factor.not_found': {
    status: 404,
    tr: 'Böyle bir ikinci doğrulama yöntemi yok.',
    en: 'There is no such second factor.',
  },
  'factor.too_many': {
    status: 409,
    tr: 'Bir hesapta en çok 10 ikinci doğrulama yöntemi olabilir. Önce kullanmadığınız birini kaldırın.',
    en: 'An account has at most 10 second factors. Remove one that you do not use first.',
  },
  'passkey.refused': {
    status: 400,
    tr: 'Geçiş anahtarı doğrulanamadı. Yeniden deneyin ya da başka bir yöntem seçin.',
    en: 'The passkey could not be verified. Try again or choose another way.',
  },
  'profile.academic_email': {
    status: 400,
    tr: 'Akademisyenlerin e-posta adresi edu.tr ile bitmelidir.',
    en: 'An academic must use an email ending in edu.tr.',
  },
  'bar.not_found': { status: 404, tr: 'Baro bulunamadı.', en: 'The bar association was not found.' },
  'bar.exists': {
    status: 409,
    tr: 'Bu adla bir baro zaten var.',
    en: 'There already is a bar association of this name.',
  },
  'bar.no_registration': {
    status: 400,
    tr: 'Bu kullanıcının onaylanacak bir baro kaydı yok.',
    en: 'This user has no bar registration to decide on.',
  },
  'bar.registration_changed': {
    status: 409,
    tr: 'Bu kişi baro kaydını bu arada değiştirdi. Yeni bilgilere bakıp yeniden karar verin.',
    en: 'This person has changed the registration meanwhile. Look at the new one and decide again.',
  },
  'bar.proposal_not_found': {
    status: 404,
    tr: 'Baro önerisi bulunamadı; başkası karar vermiş olabilir.',
    en: 'The proposal was not found; somebody else may have decided on it.',
  },
  'user.not_found': {
    status: 404,
    tr: 'Kullanıcı bulunamadı; silinmiş olabilir.',
    en: 'The user was not found; the account may have been erased.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof identityErrors, true> {}
}
