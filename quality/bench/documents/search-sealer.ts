/** A thread that encrypts the texts of some documents, with their words, as the job that reads texts does it. */
import { parentPort } from 'node:worker_threads'
import { type SealedText, sealRead } from '../../../domains/documents/server/texts/keep.ts'
import { pagesOf } from './search-texts.ts'

export interface Numbers {
  first: number
  last: number
}

export interface SealedVersion extends SealedText {
  id: string
}

parentPort?.on('message', async ({ first, last }: Numbers) => {
  const sealed: SealedVersion[] = []
  for (let number = first; number <= last; number += 1) {
    const id = `version-${number}`
    const pages = pagesOf(number)
    sealed.push({ id, ...(await sealRead(id, { pages, hasPages: true, recognised: false })) })
  }
  parentPort?.postMessage(sealed)
})
