/** Calls about mails that succeed. */
import type { Row } from '@mizan/platform/contract'
import { allRows } from './rows.ts'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'

const rows = new Map(allRows)
const newCase = () => ({ ...((rows.get('cases.create') as Row).sample.body as object), conflictsSeen: true })

/** A mail with an attachment, addressed to a case by its code. */
const mailFor = (code: string) =>
  new File(
    [
      `From: Ali Kaya <ali@ornek.test>\r\nSubject: ${code}\r\n`,
      'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nMetin\r\n',
      '--b\r\nContent-Disposition: attachment; filename="ek.txt"\r\n\r\nEk\r\n--b--\r\n',
    ],
    'Posta.eml',
    { type: 'message/rfc822' },
  )

const offered: Prepare = async (world) => {
  const { headers } = await world.superAdmin()
  const { caseId } = await mustCall(world, headers, 'cases.create', { body: newCase() })
  const { code } = await mustCall(world, headers, 'mail.address', { params: { caseId: String(caseId) } })
  const body = { File: mailFor(String(code)) }
  const { mailId } = await mustCall(world, headers, 'mail.bring', { body })
  return { headers, input: { params: { mailId: String(mailId) }, body: { caseId: String(caseId) } } }
}

export const mailSuccesses: Record<string, Prepare> = {
  'mail.list': async (world, sample) => ({ headers: (await offered(world, sample)).headers, input: {} }),
  'mail.file': offered,
  'mail.decline': async (world, sample) => {
    const { headers, input } = await offered(world, sample)
    return { headers, input: { params: input.params ?? {} } }
  },
  'mail.address': async (world) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await mustCall(world, headers, 'cases.create', { body: newCase() })
    return { headers, input: { params: { caseId: String(caseId) } } }
  },
}
