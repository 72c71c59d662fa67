/** Calls about mails that succeed. */
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'

const newCase = (world: SampleWorld) => ({ ...world.bodyOf('cases.create'), conflictsSeen: true })

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

const offered: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const { caseId } = await world.must(headers, 'cases.create', { body: newCase(world) })
  const { code } = await world.must(headers, 'mail.address', { params: { caseId: String(caseId) } })
  const body = { File: mailFor(String(code)) }
  const { mailId } = await world.must(headers, 'mail.bring', { body })
  return { headers, input: { params: { mailId: String(mailId) }, body: { caseId: String(caseId) } } }
}

export const mailSampleCalls: SampleCalls = {
  'mail.list': async (world, sample) => ({ headers: (await offered(world, sample)).headers, input: {} }),
  'mail.file': offered,
  'mail.decline': async (world, sample) => {
    const { headers, input } = await offered(world, sample)
    return { headers, input: { params: input.params ?? {} } }
  },
  'mail.address': async (world) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: newCase(world) })
    return { headers, input: { params: { caseId: String(caseId) } } }
  },
}
