/** What becomes of a file whose name another document has: its person is asked, once for each name or for all. */
import { nameKey } from '../../rules/names.ts'
import type { Taken, Upload, UploadList } from './upload-list.ts'

export type Answer = 'version' | 'both'

/** Whether both come from one choice and have one name, as scans in two folders have. */
const isTwin = (one: Upload, other: Upload): boolean =>
  one.id !== other.id &&
  one.caseId === other.caseId &&
  other.state !== 'refused' &&
  nameKey(one.name) === nameKey(other.name)

export function createNameAnswers(list: UploadList) {
  let applied: Answer | undefined

  /** An answer for all never makes two files of these uploads versions of each other. */
  const answerFor = (one: Upload, answer: Answer): Answer =>
    answer === 'version' && list.now().some((other) => other.id < one.id && isTwin(one, other))
      ? 'both'
      : answer

  return {
    /** What it waits for from now on: the answer, unless one was given for all. */
    whenTaken: (one: Upload, taken: Taken): Partial<Upload> =>
      applied ? { state: 'waiting', duplicate: answerFor(one, applied) } : { state: 'asking', taken },
    /** `all`: the same for every other name that is taken, also later in these uploads. */
    answer: (id: number, answer: Answer, all: boolean) => {
      if (all) applied = answer
      list.put(
        list
          .now()
          .map((one) =>
            one.state === 'asking' && (all || one.id === id)
              ? { ...one, state: 'waiting', duplicate: one.id === id ? answer : answerFor(one, answer) }
              : one,
          ),
      )
    },
    /** An answer for all is one for these uploads, and not for later ones. */
    forget: () => {
      applied = undefined
    },
  }
}
