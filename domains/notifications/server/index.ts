/** The functions of notifications that programs and later domains may use. */

export { notificationDesk } from './desk.ts'
export { morningJob } from './jobs.ts'
export { mailNews } from './mail.ts'
export { notificationsServer } from './manifest.ts'
export { notificationMigrations } from './migrations.ts'
export { mailDigests } from './morning.ts'
export { type NotificationRecipient, notify } from './notify.ts'
export type { NotificationParts } from './parts.ts'
export { forgetLeaver as forgetNotificationsOf, notificationPersonalData } from './personal-data.ts'
export { chosenReminders, reminderSettings } from './reminder-settings.ts'
export { deleteBefore as deleteNotificationsBefore, keepUnmailed } from './store/notifications.ts'
export { type Days, type DueThing, type NotificationSubject, type Reminders, subjectsOf } from './subjects.ts'
