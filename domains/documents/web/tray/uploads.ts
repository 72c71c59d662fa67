/**
 * The uploads of this page. They are kept in a store outside of React, so that they go on when the screen changes.
 * A name that is taken is asked about before anything is sent.
 */
import { type Answer, createNameAnswers } from './name-answers.ts'
import { createSending, type Sender } from './sending.ts'
import { createUploadList, isUnderWay, type Taken, type Upload } from './upload-list.ts'

export interface UploadParts extends Sender {
  /** For each name, the document that has it. */
  check: (caseId: string, names: string[]) => Promise<(Taken | null)[]>
  /** It will not be sent: nothing of it needs to be kept. */
  drop: (upload: Upload) => void
}

const checkedAtOnce = 500

export function createUploads() {
  let parts: UploadParts | undefined
  const list = createUploadList()
  const { subscribe, now, change } = list
  const names = createNameAnswers(list)
  const sending = createSending({ list, names, sender: () => parts })
  const { pump } = sending

  const check = async (caseId: string, wanted: readonly Upload[]) => {
    for (let at = 0; at < wanted.length; at += checkedAtOnce) {
      const some = wanted.slice(at, at + checkedAtOnce)
      const asked = some.map(({ name }) => name)
      // The upload itself is asked again, so a check that fails costs nothing.
      const taken = await parts?.check(caseId, asked).catch(() => undefined)
      for (const [index, one] of some.entries()) {
        const found = taken?.[index]
        change(one.id, found ? names.whenTaken(one, found) : { state: 'waiting' })
      }
    }
    pump()
  }

  return {
    connect: (given: UploadParts) => {
      parts = given
      pump()
    },
    subscribe,
    now,
    add: (caseId: string, files: readonly File[], more: Pick<Upload, 'documentId' | 'description'> = {}) => {
      if (!now().some((one) => isUnderWay(one) || one.state === 'asking')) names.forget()
      const wanted = list.append(caseId, files, more).filter(({ state }) => state === 'checking')
      if (wanted.length > 0) void check(caseId, wanted)
      else pump()
    },
    answer: (id: number, answer: Answer, all: boolean) => {
      names.answer(id, answer, all)
      pump()
    },
    again: (id: number) => {
      change(id, { state: 'waiting' })
      pump()
    },
    pause: (id: number) => {
      change(id, { state: 'paused' })
      sending.stop(id)
    },
    /** Tries those at once that wait for the network. */
    online: () => {
      for (const one of now()) if (one.state === 'cut') sending.resume(one.id)
    },
    drop: (id: number) => {
      sending.stop(id)
      for (const one of now()) if (one.id === id) parts?.drop(one)
      list.put(now().filter((one) => one.id !== id))
      pump()
    },
    clear: () => {
      sending.stopAll()
      for (const one of now()) if (one.state !== 'done') parts?.drop(one)
      names.forget()
      list.put([])
    },
  }
}

/** Those of this page. */
export const uploads = createUploads()
