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
  demo: {
    title: 'Request a demo',
    lead: 'Let us show the product with the work of your office. Leave your details and we will call to find a time.',
    name: 'Name',
    surname: 'Surname',
    phone: 'Phone',
    organisation: 'Office or institution',
    message: 'What you would like to see',
    send: 'Request a demo',
    sentTitle: 'Your request was received',
    sentBody: 'We will get in touch to find a time.',
  },
  email: 'Email',
  home: 'Back to the home page',
}
