// Messages to people: queued in the transaction that causes them, sent in the background.
export type { Message } from './message.ts'
export { messageMigrations } from './migrations.ts'
export { type MessageConfig, openSenders } from './open-senders.ts'
export { addOutboxPage, outboxDesk, outboxRows } from './outbox-page.ts'
export { queueMessage } from './queue.ts'
export { type MessageRunner, startMessages } from './runner.ts'
export type { MailSender, Senders, SmsSender } from './senders.ts'
export { forgetMessagesTo, messagesTo } from './store.ts'
