/** A person with a case who uploads documents, and how much memory the server needs meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, signUpWithPlan } from '../../people.ts'
import type { Probe } from '../api/probe.ts'

export const megabyte = 1024 * 1024

export interface Desk {
  token: string
  caseId: string
}

export async function openDesk(address: string, number: number): Promise<Desk> {
  const { accessToken: token } = await signUpWithPlan(address, number)
  const body = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: '2026/1', conflictsSeen: true }
  const { caseId } = await answerOf<{ caseId: string }>(address, 'POST', '/case-management/create', {
    body,
    token,
  })
  return { token, caseId }
}

/** Uploads as the tray of the browser does. */
export async function uploadOne(
  address: string,
  { token, caseId }: Desk,
  bytes: Buffer,
  fileName: string,
): Promise<string> {
  const place = `/case-management/${caseId}/uploads`
  const { uploadId, uploadUrl } = await answerOf<{ uploadId: string; uploadUrl: string }>(
    address,
    'POST',
    place,
    { body: { fileName, size: bytes.length }, token },
  )
  const sent = await fetch(address + uploadUrl, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length),
  })
  if (sent.status !== 204) throw new Error(`PATCH: ${sent.status} ${await sent.text()}`)
  const finishing = answerOf<{ documentId: string }>(address, 'POST', `${place}/${uploadId}/finish`, {
    body: {},
    token,
  })
  return (await finishing).documentId
}

/** The highest growth of the server's memory during the work, and the time of the work. */
export async function measured<Result>(
  probe: Probe,
  work: () => Promise<Result>,
): Promise<{ peak: number; seconds: number; result: Result }> {
  const before = (await probe.ask()).rss
  let highest = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      highest = Math.max(highest, (await probe.ask()).rss)
      await sleep(50)
    }
  })()
  const begun = performance.now()
  const result = await work().finally(() => (isOver = true))
  const seconds = (performance.now() - begun) / 1_000
  await watching
  return { peak: (highest - before) / megabyte, seconds, result }
}
