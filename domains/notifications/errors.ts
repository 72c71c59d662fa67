import { defineErrors } from '@mizan/platform/contract'

export const notificationErrors = defineErrors({
  'notification.not_found': {
    status: 404,
    tr: 'Bu bildirim artık yok.',
    en: 'This notification no longer exists.',
  },
  'notification.always_on_screen': {
    status: 409,
    tr: 'Kritik süre ekranda kapatılamaz.',
    en: 'Critical time limits cannot be switched off on the screen.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof notificationErrors, true> {}
}
