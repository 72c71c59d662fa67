import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  contact: {
    title: 'Write to us',
    lead: 'Send a question, a suggestion or a mistake that you found. If you would like an answer, add your email address.',
    name: 'Your name',
    topic: 'Topic',
    message: 'Your message',
    send: 'Send',
    sentTitle: 'Your message has reached us',
    sentBody: 'Thank you for writing. If you gave your email address, we will answer there.',
  },
  email: 'Email',
  home: 'Back to the home page',
}
