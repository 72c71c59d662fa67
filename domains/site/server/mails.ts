/**
 * Mails to the people behind the product, in Turkish, their working language. The subject has no text of a stranger.
 */
import type { Message } from '@mizan/platform/messages'
import type { ContactMessage, DemoRequest } from '../schemas.ts'

const lines = (fields: [label: string, value: string | undefined][]) =>
  fields
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')

export function contactMail(to: string, { name, email, topic, message }: ContactMessage): Message {
  const who = lines([
    ['Gönderen', name],
    ['E-posta', email],
    ['Konu', topic],
  ])
  return {
    channel: 'email',
    to,
    subject: 'Mizan iletişim formu',
    text: who ? `${who}\n\n${message}` : message,
  }
}

export function demoMail(to: string, request: DemoRequest): Message {
  const who = lines([
    ['Ad soyad', `${request.name} ${request.surname}`],
    ['E-posta', request.email],
    ['Telefon', request.phoneNumber],
    ['Büro ya da kurum', request.organisation],
  ])
  return {
    channel: 'email',
    to,
    subject: 'Mizan tanıtım talebi',
    text: request.message ? `${who}\n\n${request.message}` : who,
  }
}
