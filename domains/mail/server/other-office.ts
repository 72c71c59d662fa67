/** Mails of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

/** The names are shared by all domains, so the case of this one has a name of its own. */
type Ids = { mailedCaseId: string; mailId: string }

const file = () =>
  new File(['From: a@ornek.test\r\nSubject: Ele geçen\r\n\r\nMetin\r\n'], 'Ele geçen.eml', {
    type: 'message/rfc822',
  })

export const mailOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { caseId } = await call('cases.create', {
      body: { displayTitle: 'Başka Büronun E-postası', caseNumber: 'P-1' },
    })
    await call('mail.address', { params: { caseId } })
    const { mailId } = await call('mail.bring', { body: { File: file() } })
    return { mailedCaseId: String(caseId), mailId: String(mailId) }
  },
  reaches: {
    'mail.address': {
      input: ({ mailedCaseId }) => ({ params: { caseId: mailedCaseId } }),
      answer: 'case.not_found',
    },
    'mail.file': {
      input: ({ mailedCaseId, mailId }) => ({ params: { mailId }, body: { caseId: mailedCaseId } }),
      answer: 'case.not_found',
    },
    'mail.decline': { input: ({ mailId }) => ({ params: { mailId } }), answer: 'mail.not_found' },
  },
})
