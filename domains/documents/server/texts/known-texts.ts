/** What the index of an office knows of its texts without reading them: where each is, and to which case it belongs. */
import type { Change } from './index-store.ts'

/** What is known of a text that may be found. There is one such object for each text, which follows its changes. */
export interface Known {
  readonly id: string
  readonly source: string
  documentId: string
  caseId: string
  /** Counted from 0, so that cases can be marked in a list. */
  caseNumber: number
  kind: string
  datedAt: number
  touched: bigint
  /** Null if it is in no part of the index, `gone` if it has no text any more. */
  segmentId: string | null
}

/** In the place of a part: the text is in none any more. */
export const gone = ''

export class KnownTexts {
  readonly #texts = new Map<string, Known>()
  /** How many texts a part still has. */
  readonly #counts = new Map<string, number>()
  readonly #cases = new Map<string, number>()
  /** Whose texts there are, or once were. */
  readonly sources = new Set<string>()

  get(id: string): Known | undefined {
    return this.#texts.get(id)
  }

  /** Of a part, by its id or by that of a text that is in none. */
  countIn(part: string): number {
    return this.#counts.get(part) ?? 0
  }

  isNews({ id, touched }: Change): boolean {
    return BigInt(touched) > (this.#texts.get(id)?.touched ?? -1n)
  }

  note(change: Change): void {
    const { id, source, documentId, caseId, kind, segmentId, isDone } = change
    const former = this.#texts.get(id)
    if (former) this.#count(former.segmentId ?? id, -1)
    const now = {
      documentId,
      caseId,
      caseNumber: this.#numberOf(caseId),
      kind,
      datedAt: +new Date(change.datedAt),
      touched: BigInt(change.touched),
      // What is gone is remembered, so that an older snapshot does not bring it back.
      segmentId: isDone ? segmentId : gone,
    }
    if (former) Object.assign(former, now)
    else this.#texts.set(id, { id, source, ...now })
    this.sources.add(source)
    if (isDone) this.#count(segmentId ?? id, 1)
  }

  #count(part: string, by: 1 | -1): void {
    if (part !== gone) this.#counts.set(part, this.countIn(part) + by)
  }

  #numberOf(caseId: string): number {
    const known = this.#cases.get(caseId)
    if (known !== undefined) return known
    this.#cases.set(caseId, this.#cases.size)
    return this.#cases.size - 1
  }

  /** For each number of a case, whether it is one of these or, with `isExcept`, none of these. */
  marksOf({ ids, isExcept }: { ids: readonly string[]; isExcept: boolean }): Uint8Array {
    const marks = new Uint8Array(this.#cases.size).fill(isExcept ? 1 : 0)
    for (const id of ids) {
      const number = this.#cases.get(id)
      if (number !== undefined) marks[number] = isExcept ? 0 : 1
    }
    return marks
  }
}
