import { defineErrors } from '@mizan/platform/contract'

export const notificationErrors = defineErrors({
  'notification.not_found': {
    status: 404,
    tr: 'Bu bildirim artık yok.',
    en: 'This notification no longer exists.',
  },
  'notification.kind_not_found': {
    status: 404,
    tr: 'Böyle bir bildirim türü yok. Sayfayı yenileyip yeniden seçin.',
    en: 'There is no such kind of notification. Reload the page and choose again.',
  },
  'notification.always_on_screen': {
    status: 409,
    tr: 'Bu bildirim ekranda kapatılamaz. E-postasını kapatabilirsiniz.',
    en: 'This notification cannot be switched off on the screen. You can switch off its mail.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof notificationErrors, true> {}
}
