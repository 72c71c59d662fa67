/** Rows about mails that wait to be filed. */
import { defineRows, done } from '@mizan/platform/contract'
import { mailAudit } from '../audit.ts'
import { largestMail } from '../data/limits.ts'
import { BroughtMail, FiledMail, MailChoice, MailId, MailPage, MailQuery, Waiting } from '../schemas.ts'
import { group, ofStore, overseeing, refusals, waiting, writing } from './access.ts'

const sampleMail = new File(
  ['From: Ali Kaya <ali@ornek.test>\r\nSubject: Keşif günü\r\n\r\nKeşif 12.03.2026 günü yapılacak.\r\n'],
  'Keşif günü.eml',
  { type: 'message/rfc822' },
)

export const mailRowsOfOffice = defineRows({
  'mail.list': {
    method: 'GET',
    path: '/incoming-mail',
    group,
    access: overseeing,
    summary: 'Lists mails that wait, newest first: those whose cases the caller may write, and their own',
    query: MailQuery,
    answer: MailPage,
    errors: ofStore,
    sample: { query: { pageSize: '20' } },
  },
  'mail.waiting': {
    method: 'GET',
    path: '/incoming-mail/waiting',
    group,
    access: overseeing,
    summary: 'Counts the mails that wait, of one case if it is named',
    query: Waiting.query,
    answer: Waiting.answer,
    errors: [],
    sample: {},
  },
  'mail.bring': {
    method: 'POST',
    path: '/incoming-mail',
    group,
    access: writing,
    summary: 'Brings a mail as a file and offers cases for it; one that waits already is not brought again',
    files: {
      File: { maxBytes: largestMail, endings: { accepted: ['eml'], otherwise: 'mail.only_eml' } },
    },
    price: 10,
    answer: BroughtMail,
    errors: [
      'mail.only_eml',
      'mail.unreadable',
      'mail.too_many',
      'document.office_full',
      'document.disk_nearly_full',
      'document.empty',
      'document.store_full',
      ...ofStore,
    ],
    fails: { tr: 'E-posta alınamadı.', en: 'Failed to upload the email.' },
    renews: waiting,
    sample: { body: { File: sampleMail } },
  },
  'mail.file': {
    method: 'POST',
    path: '/incoming-mail/{mailId}/file',
    group,
    access: writing,
    summary: 'Makes a mail and what came with it documents of a case; whoever comes second is refused',
    params: MailId,
    body: MailChoice,
    answer: FiledMail,
    errors: [
      ...refusals,
      'mail.not_found',
      'mail.settled',
      'document.damaged',
      'document.too_many',
      'document.store_full',
      'document.office_full',
      'document.disk_nearly_full',
      ...ofStore,
    ],
    fails: { tr: 'E-posta davaya eklenemedi.', en: 'Failed to add the email to the case.' },
    renews: [
      ...waiting,
      'documents.list',
      'documents.versions',
      'documents.text',
      'documents.search',
      'cases.history',
      'cases.historyIds',
    ],
    sample: { params: { mailId: 'sample' }, body: { caseId: 'sample' } },
  },
  'mail.decline': {
    method: 'POST',
    path: '/incoming-mail/{mailId}/decline',
    group,
    access: writing,
    summary: 'Declines a mail and removes it for good',
    params: MailId,
    answer: done,
    errors: ['mail.not_found', 'mail.settled'],
    fails: { tr: 'E-posta reddedilemedi.', en: 'Failed to decline the email.' },
    renews: waiting,
    audit: mailAudit['mail.declined'],
    sample: { params: { mailId: 'sample' } },
  },
})
