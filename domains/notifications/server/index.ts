/** What the programs and later domains may use of notifications. */

export { notificationDesk } from './desk.ts'
export { mailDigests, mailNews } from './mail.ts'
export { notificationsServer } from './manifest.ts'
export { notificationMigrations } from './migrations.ts'
export { notify, type Told } from './notify.ts'
export type { NotificationParts, NotificationSubjects } from './parts.ts'
export { forgetLeaver as forgetNotificationsOf, notificationPersonalData } from './personal-data.ts'
export { deleteBefore as deleteNotificationsBefore, keepUnmailed } from './store/notifications.ts'
