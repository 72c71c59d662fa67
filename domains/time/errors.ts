import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const timeErrors = defineErrors({
  'time.timer_running': {
    status: 409,
    tr: 'Bir sayacınız zaten çalışıyor. Önce onu durdurun.',
    en: 'You already have a running timer. Stop that one first.',
  },
  'time.timer_not_running': {
    status: 409,
    tr: 'Bu sayaç artık çalışmıyor. Başka bir ekranda durdurulmuş olabilir.',
    en: 'This timer is no longer running. It may have been stopped on another screen.',
  },
  'time.end_before_start': {
    status: 409,
    tr: 'Bitiş, başlangıçtan önce olamaz. Gerçek bitişi yazın.',
    en: 'The end cannot be before the start. Enter the real end.',
  },
  'time.too_long': {
    status: 409,
    tr: 'Bir kayıt 24 saati geçemez. Gerçek bitişi yazın.',
    en: 'An entry cannot exceed 24 hours. Enter the real end.',
  },
  'time.in_future': {
    status: 409,
    tr: 'Saat ileride görünüyor. Cihazınızın saatini denetleyin.',
    en: 'The time lies in the future. Check the clock of your device.',
  },
  'time.too_old': {
    status: 409,
    tr: 'Sayaç çok önce başlamış görünüyor. Çalışma süresini “Kayıt ekle” ile yazın.',
    en: 'The timer seems to have started too long ago. Add the time by hand.',
  },
  'time.future_day': {
    status: 409,
    tr: 'Gelecekteki bir güne çalışma süresi yazılamaz.',
    en: 'Time cannot be recorded on a day to come.',
  },
  'time.already_added': {
    status: 409,
    tr: 'Bu çalışma süresi az önce kaydedildi; sonradan değiştirdikleriniz eklenmedi. Pencereyi kapatıp listeye bakın.',
    en: 'This time was saved a moment ago; what you have changed since was not added. Close the dialog and look at the list.',
  },
  'time.entry_not_found': {
    status: 404,
    tr: 'Çalışma süresi bulunamadı.',
    en: 'The time entry was not found.',
  },
  'time.not_yours': {
    status: 403,
    tr: 'Bu çalışma süresini yazan kişi ya da büro yöneticisi değiştirebilir.',
    en: 'Only its author or an administrator of the office can change this time.',
  },
  'time.entry_billed': {
    status: 409,
    tr: 'Bu çalışma süresi hesaba işlenmiş. Değiştirmek için önce müvekkilin hesabındaki hizmeti silin.',
    en: 'This time has been charged to the account. To change it, delete the service in the account of the client first.',
  },
  'time.entries_changed': {
    status: 409,
    tr: 'Seçilen kayıtlardan biri bu arada değişti. Yeni tutarı görüp yeniden deneyin.',
    en: 'One of the chosen entries has changed meanwhile. Look at the new amount and try again.',
  },
  'time.rate_missing': {
    status: 409,
    tr: 'Seçilen kayıtların {{count}} tanesinde saat ücreti yok. Önce ücret yazın.',
    en: 'Of the chosen entries, {{count}} have no hourly rate. Enter one first.',
  },
  'time.other_client': {
    status: 409,
    tr: 'Seçilen kayıtlardan biri bu müvekkilin davasında değil.',
    en: 'One of the chosen entries is not on a case of this client.',
  },
  'time.several_cases': {
    status: 409,
    tr: 'Bir hizmet yalnız bir davanın kayıtlarından oluşur. Her dava için ayrı hizmet yazın.',
    en: 'A service is made of the entries of one case. Write a service for each case.',
  },
  'time.nothing_to_bill': {
    status: 409,
    tr: 'Seçilen kayıtların tutarı sıfır; hesaba işlenecek bir şey yok.',
    en: 'The chosen entries cost nothing, so there is nothing to charge.',
  },
})

export const timeIssues = defineIssues({
  'field.entries_once': {
    tr: 'Bir kayıt yalnız bir hizmette yer alır; bir kerede en çok 500 kayıt işlenir.',
    en: 'An entry is part of one service only, and at most 500 are charged at once.',
  },
  'field.rate': {
    tr: 'Saat ücreti sıfırdan büyük ve 1.000.000 ₺ altında olmalı; kuruş en çok iki rakamla yazılır.',
    en: 'The hourly rate must be above zero and below 1,000,000 ₺, with at most two digits after the point.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof timeErrors, true> {}
}
